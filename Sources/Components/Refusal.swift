import TextUI

/// Says under a field why what is in it is refused.
public struct Refusal: View {
  private let reason: String

  /// Gives the reason, which follows an exclamation mark.
  public init(_ reason: String) {
    self.reason = reason
  }

  public var body: some View {
    Text("! \(reason)").padding(.leading, 2)
  }
}
