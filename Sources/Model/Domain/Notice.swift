/// Something that went wrong, as an alert tells it.
public protocol Notice {
  /// The title of the alert.
  static var title: String { get }

  /// What is in the way, and what would help.
  var message: String { get }
}
