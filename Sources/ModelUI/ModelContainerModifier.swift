import Model
import TextUI

extension View {
  /// Gives the views a container: its main context is in their environment.
  ///
  /// At the end of each event, before the views are updated, the context takes
  /// in what was saved elsewhere and saves its own changes; Apple documents no
  /// moment for that.
  ///
  /// Source: [modelContainer(_:)](https://developer.apple.com/documentation/swiftui/view/modelcontainer(_:)).
  public func modelContainer(_ container: ModelContainer) -> some View {
    let context = container.mainContext
    context.issueHandler = { ViewHost.record(.storage($0)) }
    return environment(\.modelContext, context).updates(from: context)
  }
}

extension Scene {
  /// Gives the views of the scene a container.
  ///
  /// Source: [modelContainer(_:)](https://developer.apple.com/documentation/swiftui/scene/modelcontainer(_:)).
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    withContent { $0.modelContainer(container) }
  }
}

extension ModelContext: @MainActor UpdateSource {
  package func prepareForUpdate() {
    autosave()
    processPendingChanges()
  }
}

extension ModelContext {
  /// A context over a container without a schema: it stores nothing.
  static let withoutStore: ModelContext = {
    do {
      let context = ModelContext(
        try ModelContainer(
          for: Schema([]),
          configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
      context.issueHandler = { ViewHost.record(.storage($0)) }
      return context
    } catch {
      preconditionFailure("SQLite can't open a database in memory: \(error)")
    }
  }()
}

private struct ModelContextKey: EnvironmentKey {
  static let defaultValue = ModelContext.withoutStore
}

extension EnvironmentValues {
  /// The context with which the views read and change the store.
  ///
  /// Without a container in the environment it is one that stores nothing:
  /// an insertion is recorded as an issue, a fetch is empty, a save throws.
  ///
  /// Source: [ModelContext](https://developer.apple.com/documentation/swiftdata/modelcontext), "Important".
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
