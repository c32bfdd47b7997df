/// What has happened to the objects of an entity since the observers of a
/// context last looked.
struct EntityChanges {
  /// More than this many changes aren't listed one by one.
  private static let limit = 1_000

  /// Objects that were inserted, changed, deleted, saved or restored.
  private(set) var objects: [StoredObject] = []

  /// Rows that were written elsewhere and that the context has no object of.
  private(set) var rows: Set<Int64> = []

  /// Whether there may be others than those listed.
  private(set) var isUnlisted = false

  /// Whether results may contain one of the objects from before.
  private(set) var mayBeInResults = false

  var isEmpty: Bool { objects.isEmpty && rows.isEmpty && !isUnlisted }

  /// How many are listed.
  var count: Int { objects.count + rows.count }

  /// Takes note of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isNew: Whether no observer can have seen it before.
  mutating func touch(_ object: StoredObject, isNew: Bool = false) {
    if object.isTouched || isUnlisted { return }
    object.isTouched = true
    if !isNew { mayBeInResults = true }
    objects.append(object)
    if objects.count > Self.limit { touchAll() }
  }

  /// Takes note of a row.
  mutating func touch(row: Int64) {
    if isUnlisted { return }
    rows.insert(row)
    // A fetch may have found it in the meantime.
    mayBeInResults = true
    if rows.count > Self.limit { touchAll() }
  }

  /// Takes note that anything may have changed.
  mutating func touchAll() {
    forgetObjects()
    rows = []
    isUnlisted = true
  }

  /// Empties the list.
  ///
  /// - Returns: What was in it.
  mutating func take() -> EntityChanges {
    let taken = self
    forgetObjects()
    self = EntityChanges()
    return taken
  }

  private mutating func forgetObjects() {
    for object in objects { object.isTouched = false }
    objects = []
  }
}
