/// Which action, on which screen of which pattern, a measurement is of.
struct ScreenWork: Hashable {
  let screen: String
  /// The pattern's name that a person types.
  let pattern: String
  let action: String

  var title: String { "\(screen), \(pattern): \(action)" }
}
