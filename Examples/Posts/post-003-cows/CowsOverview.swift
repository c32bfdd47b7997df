import Model
import TextUI

private let allCows = Cow.herd.map(\.picture)

/// The controller of the list: it owns the search, the cows that were found,
/// and the controller of the one that was chosen.
final class CowsOverview: ObservableObject {
  @Published private(set) var cows = allCows
  @Published private(set) var detail: CowDetail?
  @Published var search = "" {
    didSet {
      cows =
        search.isEmpty ? allCows : allCows.filter { $0.contains(search) }
    }
  }

  // MARK: Actions

  func cowTapped(_ cow: String) {
    detail = CowDetail(cow: cow)
  }

  // MARK: - Renderer

  struct ContentView: View {
    @ObservedObject var controller: CowsOverview

    var body: some View {
      VStack {
        if let detail = controller.detail {
          selection(detail)
        }
        List(controller.cows, id: \.self) { row(of: $0) }
      }
      .navigationTitle("Cows Overview")
      .searchable(text: $controller.search)
    }

    @ViewBuilder
    private func selection(_ detail: CowDetail) -> some View {
      CowDetail.ContentView(controller: detail)
      Text("Selection")
        .font(.footnote)
      Divider()
    }

    private func row(of cow: String) -> some View {
      Button {
        controller.cowTapped(cow)
      } label: {
        CowPicture(cow)
      }
    }
  }
}
