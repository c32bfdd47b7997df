/// Something that went wrong, as an alert tells it.
public protocol Notice: CustomStringConvertible {
  /// The title of the alert.
  static var title: String { get }

  /// What is in the way, and what would help.
  var message: String { get }
}

extension Notice {
  public var description: String { message }
}
