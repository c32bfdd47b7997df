import TextUI

/// Several views as if without it.
struct GroupPage: View {
  var body: some View {
    HStack {
      Group {
        Text("one")
        Text("two")
      }
      .bold()
    }
  }
}
