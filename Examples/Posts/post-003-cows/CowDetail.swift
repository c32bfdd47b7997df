import TextUI

/// The controller of one cow: another cow gets another controller.
final class CowDetail: ObservableObject {
  @Published private(set) var cow: String

  init(cow: String) {
    self.cow = cow
  }

  // MARK: View

  struct ContentView: View {
    @ObservedObject var viewController: CowDetail

    var body: some View {
      Text(verbatim: viewController.cow)
        .font(.body.monospaced())
        .navigationTitle("Cow Detail")
    }
  }
}
