import TextUI

/// A layout chosen at run time.
struct AnyLayoutPage: View {
  @State private var isWide = false

  var body: some View {
    let layout =
      isWide
      ? AnyLayout(HStackLayout())
      : AnyLayout(VStackLayout())
    layout {
      Toggle("Wide", isOn: $isWide)
      Text("detail")
    }
  }
}
