import Model
import TextUI

/// A pattern's screen, and a word under it while the store can't be written or
/// read.
struct DemoRoot: View {
  let context: ModelContext
  let screen: AnyView

  var body: some View {
    VStack(spacing: 1) {
      screen
      if let error = context.autosaveError {
        Text("! Not saved: \(error)")
      }
      if let error = context.observerError {
        Text("! Not up to date: \(error)")
      }
    }
  }
}
