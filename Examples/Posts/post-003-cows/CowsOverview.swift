import Model
import TextUI

private let allCows = Cow.herd.map(\.picture)

/// The controller of the list: it owns the search, the cows that were found,
/// and the controller of the one that was chosen.
final class CowsOverview: ObservableObject {
  @Published private(set) var cows = allCows
  @Published private(set) var detailViewController: CowDetail?
  @Published var search = "" {
    didSet {
      cows = allCows.filter { search.isEmpty || $0.contains(search) }
    }
  }

  // MARK: Actions

  func cowTapped(_ cow: String) {
    detailViewController = CowDetail(cow: cow)
  }

  // MARK: View

  struct ContentView: View {
    @ObservedObject var viewController: CowsOverview

    var body: some View {
      VStack {
        if let detailViewController = viewController.detailViewController {
          CowDetail.ContentView(viewController: detailViewController)
          Text("Selection")
            .font(.footnote)
          Divider()
        }
        List(viewController.cows, id: \.self) { cow in
          Button {
            viewController.cowTapped(cow)
          } label: {
            Text(verbatim: cow)
              .font(.body.monospaced())
          }
        }
      }
      .searchable(text: $viewController.search)
      .navigationTitle("Cows Overview")
    }
  }
}
