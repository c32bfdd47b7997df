import Model
import TextUI

extension View {
  /// Presents why a save failed, until the user has read it.
  public func alert(_ failure: Binding<SaveFailure?>) -> some View {
    alert(
      SaveFailure.title,
      isPresented: Binding(
        get: { failure.wrappedValue != nil },
        set: { if !$0 { failure.wrappedValue = nil } }),
      presenting: failure.wrappedValue
    ) { _ in
    } message: {
      Text($0.message)
    }
  }
}
