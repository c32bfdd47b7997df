import Foundation

/// A line that someone wants to remember.
public final class Note: StoredObject, PersistentModel {
  /// What is to be remembered, without blanks at its ends.
  @Attribute public private(set) var text = ""

  public static var columns: [Column<Note>] {
    [Column("text", \.text, \._text)]
  }

  /// Makes a note of what was typed, to be inserted into a context.
  public convenience init(_ typed: String) {
    self.init()
    change(to: typed)
  }

  /// Takes what was typed as the text, without the blanks at its ends.
  public func change(to typed: String) {
    text = typed.trimmed
  }

  /// Whether a note can be made of what was typed: of blanks none can.
  public static func canBe(_ typed: String) -> Bool {
    !typed.trimmed.isEmpty
  }

  /// By text; equal ones follow the order of insertion.
  public static var order: [SortDescriptor<Note>] {
    [SortDescriptor(\.text, comparator: .lexical)]
  }
}

/// What someone types in place of a note's text, or that nobody does.
public struct NoteEdit {
  /// The note; nil while none is edited.
  public let note: Note?

  /// What stands in the field in the row of the note.
  public var text: String

  /// Begins with the text of the note.
  public init(_ note: Note? = nil) {
    self.note = note
    text = note?.text ?? ""
  }

  /// Why the text can't be stored, or nil if it can.
  public var refusal: String? {
    guard let note else { return nil }
    if note.modelContext == nil { return "This note was deleted elsewhere." }
    return Note.canBe(text) ? nil : "A note can't be blank."
  }
}

extension [Note] {
  /// The notes that a list shows.
  ///
  /// - Parameters:
  ///   - filter: A text that is in each of them, ignoring case.
  ///   - edited: A note that stays, whatever the filter, and though it was
  ///     deleted elsewhere: someone types in its row.
  /// - Returns: The notes, in the order in which they are.
  public func listed(filter: String, edited: Note?) -> [Note] {
    var notes = self
    if let edited, !contains(where: { $0 === edited }) {
      let place = firstIndex { $0.text > edited.text } ?? endIndex
      notes.insert(edited, at: place)
    }
    // Whoever reads the texts of all notes observes each of them.
    if filter.isEmpty { return notes }
    return notes.filter {
      $0 === edited || $0.text.containsIgnoringCase(filter)
    }
  }
}
