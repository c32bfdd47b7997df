/// A cow, drawn in text.
public struct Cow: Hashable, Identifiable, Sendable {
  /// What the cow is called in the list.
  public let name: String

  /// At most 5 lines of at most 24 columns.
  public let picture: String

  /// Makes a cow of its name and its picture, line by line.
  public init(_ name: String, _ picture: String) {
    self.name = name
    self.picture = picture
  }

  /// The name: no two cows of the herd have the same.
  public var id: String { name }

  /// All cows, in the order of the overview.
  public static let herd = onTheMeadow + outdoors + withAPastime
}

extension [Cow] {
  /// The cows whose name or picture contains a text, ignoring case.
  ///
  /// An empty text is contained in each.
  public func matching(_ search: String) -> [Cow] {
    filter { cow in
      [cow.name, cow.picture].contains { $0.containsIgnoringCase(search) }
    }
  }
}
