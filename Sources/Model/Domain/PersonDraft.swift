/// What a form says about a person, until it is saved.
public struct PersonDraft: Identifiable {
  public var name: String
  public var sex: Sex

  /// The person who is edited, or nil if one is to be added.
  private let person: Person?

  /// A draft of a person to be added.
  public init(name: String = "", sex: Sex = .man) {
    self.name = name
    self.sex = sex
    person = nil
  }

  /// A draft of a person as they are now.
  public init(_ person: Person) {
    name = person.name
    sex = person.sex
    self.person = person
  }

  public var id: PersistentIdentifier? { person?.id }

  /// What the form is for.
  public var title: String { person == nil ? "Add person" : "Edit person" }

  /// Whether there is a name: blanks are none.
  public var canBeSaved: Bool { !name.trimmed.isEmpty }

  /// Adds the person, or changes the one who is edited, and saves at once.
  ///
  /// - Parameter context: A context of the store.
  /// - Returns: What to tell the user if the person was deleted elsewhere;
  ///   nothing was saved then. Otherwise nil.
  /// - Throws: ``SaveFailure``; nothing has changed then.
  public func save(
    in context: ModelContext
  ) throws(SaveFailure) -> PersonDeleted? {
    var deletion: PersonDeleted?
    try context.saveAtOnce { context in
      guard canBeSaved else { throw NamelessPerson() }
      guard let person else { return context.insert(Person(self)) }
      do {
        try context.existing(person).update(from: self)
      } catch StorageError.rowGone {
        deletion = PersonDeleted(name: person.name)
      }
    }
    return deletion
  }
}

/// A person was deleted elsewhere while being edited.
public struct PersonDeleted: Notice, Hashable, Sendable {
  /// The title of the alert.
  public static let title = "Person deleted"

  private static let longestName = 40

  private let name: String

  /// Says who was deleted; a long name is cut.
  init(name: String) {
    let isLong = name.count > Self.longestName
    self.name = isLong ? "\(name.prefix(Self.longestName))…" : name
  }

  /// Who was deleted, and what has become of the draft.
  public var message: String {
    "\(name) was deleted elsewhere. Nothing was saved."
  }
}

/// A person was to be saved without a name.
private struct NamelessPerson: Error, CustomStringConvertible {
  var description: String { "A name can't be blank." }
}
