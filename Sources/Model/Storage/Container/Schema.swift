/// The entities of a store, and the version that they have.
///
/// ```swift
/// let schema = Schema([Score.self], version: Schema.Version(2, 0, 0))
/// let container = try ModelContainer(for: schema, configurations: file)
/// ```
///
/// Source: [Schema](https://developer.apple.com/documentation/swiftdata/schema).
public struct Schema: Sendable {
  /// The version, which the file remembers.
  public let version: Version

  let types: [any PersistentModel.Type]

  /// A schema of some entities.
  ///
  /// - Parameters:
  ///   - types: The entities. With none, a container holds nothing.
  ///   - version: Their version.
  public init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) {
    self.types = types
    self.version = version
  }

  /// The schema that a versioned schema describes.
  ///
  /// - Parameter versionedSchema: The entities and their version.
  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(
      versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// A version of a schema, such as 1.2.0.
  ///
  /// Source: [Schema.Version](https://developer.apple.com/documentation/swiftdata/schema/version).
  public struct Version: Comparable, Hashable, Sendable {
    /// The number that counts most, from 0 to 2,000.
    public let major: Int
    /// The second number, from 0 to 999.
    public let minor: Int
    /// The third number, from 0 to 999.
    public let patch: Int

    /// A version of three numbers.
    ///
    /// A container refuses one that is out of bounds.
    ///
    /// - Parameters:
    ///   - major: The number that counts most, from 0 to 2,000.
    ///   - minor: The second number, from 0 to 999.
    ///   - patch: The third number, from 0 to 999.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Whether a version comes before another.
    ///
    /// - Parameters:
    ///   - left: A version.
    ///   - right: Another.
    /// - Returns: True if the left one is older.
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch)
        < (right.major, right.minor, right.patch)
    }
  }

  /// What can be said of an attribute beside its type.
  ///
  /// Source: [Schema.Attribute](https://developer.apple.com/documentation/swiftdata/schema/attribute).
  public enum Attribute {
    /// A rule for the values of an attribute.
    public struct Option: Sendable, Hashable {
      let uniqueness: Conflict

      /// No two rows have the same value; nil is no value.
      ///
      /// A save that would store a second one updates the first instead: one
      /// row remains, with the later values, and the object inserted last
      /// stands for it. So does SwiftData
      /// ([Model your schema with SwiftData, 1:30](https://developer.apple.com/videos/play/wwdc2023/10195/)),
      /// but here it holds for objects that aren't saved yet as well.
      public static let unique = Option(uniqueness: .update)

      /// No two rows have the same value, and a conflict is resolved so.
      ///
      /// SwiftData has no choice
      /// (https://developer.apple.com/forums/thread/835763).
      ///
      /// - Parameter conflict: What becomes of the second one.
      /// - Returns: The option.
      public static func unique(onConflict conflict: Conflict) -> Option {
        Option(uniqueness: conflict)
      }
    }

    /// What becomes of a second object with the same unique value.
    public enum Conflict: Sendable, Hashable {
      /// The first row gets the later values.
      case update
      /// The save throws ``StorageError/notUnique(entity:attribute:value:)``.
      case refuse
    }
  }
}

extension Schema.Version: CustomStringConvertible {
  /// The numbers with points between them.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// The version as the one number that SQLite keeps in a file.
  var number: Int { (major * 1_000 + minor) * 1_000 + patch }

  /// The version that a file has.
  init(number: Int) {
    self.init(
      number / 1_000_000, number / 1_000 % 1_000, number % 1_000)
  }

  /// Whether a file can remember it.
  var isInBounds: Bool {
    (0...2_000).contains(major) && (0...999).contains(minor)
      && (0...999).contains(patch) && number > 0
  }
}
