import TextUI

/// No more than so many lines of a text.
struct LineLimitPage: View {
  var body: some View {
    Text("NewJeans, from the single album OMG").lineLimit(1)
  }
}
