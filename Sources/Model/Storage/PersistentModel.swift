/// A class whose objects a store keeps.
///
/// ```swift
/// final class Note: StoredObject, PersistentModel {
///   @Attribute var text = ""
///
///   static var columns: [Column<Note>] {
///     [Column("text", \.text, \._text)]
///   }
/// }
/// ```
///
/// Source: [PersistentModel](https://developer.apple.com/documentation/swiftdata/persistentmodel);
/// the columns are written out where SwiftData's macro finds them.
public protocol PersistentModel: StoredObject, Identifiable {
  /// The stored properties, each as a column of the type's table.
  static var columns: [Column<Self>] { get }
}

extension PersistentModel {
  public var id: PersistentIdentifier { persistentModelID }

  /// The name of the type and its table.
  static var entityName: String { "\(Self.self)" }
}
