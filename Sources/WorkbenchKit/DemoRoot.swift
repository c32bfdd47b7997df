import Model
import TextUI

/// A pattern's screen, and a word under it while changes can't be saved.
struct DemoRoot: View {
  let context: ModelContext
  let screen: AnyView

  var body: some View {
    VStack(spacing: 1) {
      screen
      if let error = context.autosaveError {
        Text("! Not saved: \(error)")
      }
    }
  }
}
