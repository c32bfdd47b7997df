import Model
import TextUI

extension View {
  /// Gives the views a container that is made for them, once for this view.
  ///
  /// Where it can't be made, the views have none, an issue is recorded, and
  /// the action gets the error. There is no undo to be enabled.
  ///
  /// Source: [modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)](https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)).
  ///
  /// - Parameters:
  ///   - modelTypes: The entities.
  ///   - inMemory: Whether the rows go with the views.
  ///   - isAutosaveEnabled: Whether the main context saves by itself.
  ///   - onSetup: Gets the container, or the error, when the view appears.
  /// - Returns: The view, with the container in its environment.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    WithContainer(
      content: self,
      setup: ContainerSetup(modelTypes, inMemory, isAutosaveEnabled),
      onSetup: onSetup)
  }

  /// Gives the views a container of one entity.
  ///
  /// Source: [modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)](https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)).
  ///
  /// - Parameters:
  ///   - modelType: The entity.
  ///   - inMemory: Whether the rows go with the views.
  ///   - isAutosaveEnabled: Whether the main context saves by itself.
  ///   - onSetup: Gets the container, or the error, when the view appears.
  /// - Returns: The view, with the container in its environment.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }
}

extension Scene {
  /// Gives the views of the scene a container that is made for them.
  ///
  /// Source: [modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)](https://developer.apple.com/documentation/swiftui/scene/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)).
  ///
  /// - Parameters:
  ///   - modelTypes: The entities.
  ///   - inMemory: Whether the rows go with the views.
  ///   - isAutosaveEnabled: Whether the main context saves by itself.
  ///   - onSetup: Gets the container, or the error, when the views appear.
  /// - Returns: The scene, with the container in its environment.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    withContent {
      $0.modelContainer(
        for: modelTypes, inMemory: inMemory,
        isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    }
  }

  /// Gives the views of the scene a container of one entity.
  ///
  /// Source: [modelContainer(for:inMemory:isAutosaveEnabled:isUndoEnabled:onSetup:)](https://developer.apple.com/documentation/swiftui/scene/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)).
  ///
  /// - Parameters:
  ///   - modelType: The entity.
  ///   - inMemory: Whether the rows go with the views.
  ///   - isAutosaveEnabled: Whether the main context saves by itself.
  ///   - onSetup: Gets the container, or the error, when the views appear.
  /// - Returns: The scene, with the container in its environment.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory,
      isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }
}

/// A view below a container that is made with the view's identity.
private struct WithContainer<Content: View>: View {
  @State private var setup: ContainerSetup
  let content: Content
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  init(
    content: Content, setup: @autoclosure @escaping () -> ContainerSetup,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self._setup = State(initialValue: setup())
    self.content = content
    self.onSetup = onSetup
  }

  var body: some View {
    Group {
      switch setup.result {
      case .success(let container): content.modelContainer(container)
      case .failure: content
      }
    }
    .onAppear { setup.report(to: onSetup) }
  }
}

/// A container, or why there is none.
private final class ContainerSetup {
  let result: Result<ModelContainer, any Error>
  private var isReported = false

  init(
    _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isSaving: Bool
  ) {
    result = Result {
      let container = try ModelContainer(
        for: Schema(types),
        configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
      container.mainContext.autosaveEnabled = isSaving
      return container
    }
    if case .failure(let error) = result {
      ViewHost.record(.storage("\(error)"))
    }
  }

  /// Tells the result, once.
  func report(to action: (Result<ModelContainer, any Error>) -> Void) {
    guard !isReported else { return }
    isReported = true
    action(result)
  }
}
