import Testing

@testable import post_001_data_service

/// What the post about a data service asks of its view model.
@MainActor
@Suite struct `The view model of the post about a data service` {
  private let dataService = DataService(isStoredInMemoryOnly: true)

  @Test func `fetches again when it has added`() {
    let viewModel = ViewModel(dataService: dataService)
    #expect(viewModel.models.isEmpty)

    viewModel.addButtonTapped()

    #expect(viewModel.models.map(\.text) == ["my data"])
  }

  @Test func `misses what another one adds until it adds itself`() {
    let viewModel = ViewModel(dataService: dataService)

    ViewModel(dataService: dataService).addButtonTapped()
    #expect(viewModel.models.isEmpty)
    viewModel.addButtonTapped()

    #expect(viewModel.models.count == 2)
  }

  @Test func `fetches at first`() {
    ViewModel(dataService: dataService).addButtonTapped()

    #expect(ViewModel(dataService: dataService).models.count == 1)
  }
}
