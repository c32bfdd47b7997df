import TextUI

/// Shows its view model, and knows neither context nor query.
struct ExampleView: View {
  private let viewModel = ViewModel(dataService: .shared)

  // MARK: Body

  var body: some View {
    VStack {
      List(viewModel.models) { model in
        Text(model.text)
      }
      Button("Add", action: viewModel.addButtonTapped)
    }
  }
}
