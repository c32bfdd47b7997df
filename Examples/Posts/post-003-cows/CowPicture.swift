import TextUI

/// A cow as both controllers' views show it.
struct CowPicture: View {
  private let cow: String

  init(_ cow: String) {
    self.cow = cow
  }

  // MARK: Body

  var body: some View {
    Text(verbatim: cow)
      .font(.body.monospaced())
  }
}
