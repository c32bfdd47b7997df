import TextUI

/// What only pixels would show.
struct PixelModifiersPage: View {
  var body: some View {
    Text("as ever")
      .font(.body.monospaced())
      .fontWeight(.thin)
      .foregroundStyle(.secondary)
      .foregroundColor(.red)
      .navigationBarTitleDisplayMode(.inline)
      .listRowSpacing(10)
      .presentationDetents([.medium])
      .animation(.default, value: 1)
  }
}
