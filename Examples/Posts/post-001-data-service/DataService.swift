import Model

/// The one way to the store: it owns the container, and takes its context from
/// there instead of from a view's environment.
final class DataService {
  static let shared = DataService()

  private let modelContainer: ModelContainer
  private let modelContext: ModelContext

  private init() {
    do {
      modelContainer = try ModelContainer(
        for: DataModel.self,
        configurations: ModelConfiguration(isStoredInMemoryOnly: false))
    } catch {
      fatalError("The store can't be opened: \(error)")
    }
    modelContext = modelContainer.mainContext
  }

  func fetchAll() -> [DataModel] {
    do {
      return try modelContext.fetch(FetchDescriptor<DataModel>())
    } catch {
      fatalError("The texts can't be read: \(error)")
    }
  }

  func add(_ model: DataModel) {
    modelContext.insert(model)
    do {
      try modelContext.save()
    } catch {
      fatalError("The text can't be saved: \(error)")
    }
  }
}
