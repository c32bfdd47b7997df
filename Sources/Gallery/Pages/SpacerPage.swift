import TextUI

/// Takes the room that is left.
struct SpacerPage: View {
  var body: some View {
    HStack {
      Text("left")
      Spacer()
      Text("right")
    }
  }
}
