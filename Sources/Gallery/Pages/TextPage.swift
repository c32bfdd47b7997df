import TextUI

/// Shows text; a longer one wraps.
struct TextPage: View {
  var body: some View {
    Text("Ditto")
    Text("NewJeans, from the single album OMG")
    Text(verbatim: "김다인")
  }
}
