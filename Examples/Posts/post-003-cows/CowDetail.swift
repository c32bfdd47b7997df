import TextUI

/// The controller of one cow: another cow gets another controller.
final class CowDetail: ObservableObject {
  @Published private(set) var cow: String

  init(cow: String) {
    self.cow = cow
  }

  // MARK: - Renderer

  struct ContentView: View {
    @ObservedObject var controller: CowDetail

    var body: some View {
      CowPicture(controller.cow)
        .navigationTitle("Cow Detail")
    }
  }
}
