import TextUI

/// Conditions, cases and availability.
struct ViewBuilderPage: View {
  @State private var number = 0

  var body: some View {
    Button("Next") { number += 1 }
    if number.isMultiple(of: 2) {
      Text("even")
    } else {
      Text("odd")
    }
    switch number {
    case 0: Text("none")
    case 1: Text("one")
    default: Text("many")
    }
    if #available(macOS 15, *) {
      Text("here, too")
    }
  }
}
