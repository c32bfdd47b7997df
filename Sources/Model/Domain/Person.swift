/// A person on the list of people.
///
/// Their order is the order of insertion.
public final class Person: StoredObject, PersistentModel {
  /// The name, without blanks at its ends.
  @Attribute public private(set) var name = ""

  /// Whether they are a man or a woman.
  @Attribute public private(set) var sex = Sex.man

  public static var columns: [Column<Person>] {
    [
      Column("name", \.name, \._name),
      Column("sex", \.sex, \._sex),
    ]
  }

  /// Makes a person as a draft has them, to be inserted into a context.
  public convenience init(_ draft: PersonDraft) {
    self.init()
    update(from: draft)
  }

  /// Takes over what a draft says.
  public func update(from draft: PersonDraft) {
    name = draft.name.trimmed
    sex = draft.sex
  }
}

/// Whether a person is a man or a woman.
public enum Sex: String, CaseIterable, Codable, Identifiable, Sendable {
  case man = "Man"
  case woman = "Woman"

  public var id: Self { self }
}
