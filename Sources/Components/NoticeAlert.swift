import Model
import TextUI

extension View {
  /// Presents a notice, if there is one, until the user has read it.
  public func alert<News: Notice>(_ notice: Binding<News?>) -> some View {
    alert(
      News.title,
      isPresented: Binding(
        get: { notice.wrappedValue != nil },
        set: { if !$0 { notice.wrappedValue = nil } }),
      presenting: notice.wrappedValue
    ) { _ in
    } message: {
      Text($0.message)
    }
  }
}
