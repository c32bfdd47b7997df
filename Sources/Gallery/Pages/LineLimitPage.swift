import TextUI

/// The beginning of a long text.
struct LineLimitPage: View {
  var body: some View {
    Text("The quick brown fox jumps over the lazy dog.")
      .lineLimit(1)
      .frame(width: 20)
  }
}
