/// The entities of a schema as they were in one version.
///
/// Source: [VersionedSchema](https://developer.apple.com/documentation/swiftdata/versionedschema).
public protocol VersionedSchema: SendableMetatype {
  /// The entities; those of two versions have the same names, in different
  /// namespaces.
  static var models: [any PersistentModel.Type] { get }

  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How a store that an older version of the program wrote is brought up to
/// date.
///
/// Attributes and entities that were added or removed need no plan, nor does an
/// attribute that has become optional. Anything else needs a stage.
///
/// Source: [SchemaMigrationPlan](https://developer.apple.com/documentation/swiftdata/schemamigrationplan).
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions that there have been.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The steps between them, from the oldest on.
  ///
  /// Those that start at the file's version or at a later one are taken.
  static var stages: [MigrationStage] { get }
}

/// One step from a version of a schema to a later one.
///
/// All steps are one transaction: if one fails, the file is what it was.
///
/// Source: [MigrationStage](https://developer.apple.com/documentation/swiftdata/migrationstage).
public enum MigrationStage: Sendable {
  /// A step in which attributes and entities come and go.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  /// A step that is written by hand.
  ///
  /// `willMigrate` gets a context with the entities of the old version, and
  /// `didMigrate` one with those of the new version; what they leave pending is
  /// saved. Between the two, attributes whose type has changed get the default
  /// of the new one; optional ones that are no more get it in place of nil.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?,
    didMigrate: (@Sendable (ModelContext) throws -> Void)?)

  var fromVersion: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from
    }
  }

  var toVersion: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }
}
