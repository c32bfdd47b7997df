import Observation

/// Holds what the view shows, and fetches it again after each change of its
/// own.
@Observable
final class ViewModel {
  private(set) var models: [DataModel]

  private let dataService: DataService

  init(dataService: DataService) {
    self.dataService = dataService
    models = dataService.fetchAll()
  }

  // MARK: Actions

  func addButtonTapped() {
    dataService.add(DataModel(text: "my data"))
    models = dataService.fetchAll()
  }
}
