import Foundation

/// A fetch descriptor as SQL, and as a test and an order of objects.
///
/// Two equal queries give the same objects.
struct FetchQuery<T: PersistentModel> {
  let order: ObjectOrder
  let limit: Int?
  let offset: Int?
  let includesPending: Bool
  private let entity: Entity
  private let condition: SQLFragment?
  private let predicate: Predicate<T>?

  /// Translates predicate and order.
  ///
  /// - Parameters:
  ///   - descriptor: Which objects, in which order.
  ///   - entity: Their entity.
  ///   - section: A property that comes first in the order.
  /// - Throws: ``StorageError/unsupportedPredicate(part:)`` or
  ///   ``StorageError/unsupportedSortDescriptor(part:)`` naming the part that
  ///   SQL can't answer as Swift would.
  init(
    _ descriptor: FetchDescriptor<T>, entity: Entity,
    sectionBy section: PartialKeyPath<T>? = nil
  ) throws {
    self.entity = entity
    predicate = descriptor.predicate
    condition = try predicate.map { predicate in
      try PredicateTranslation(T.self, entity: entity).condition(predicate)
    }
    order = try ObjectOrder(
      descriptor.sortBy, sectionBy: section, entity: entity)
    limit = descriptor.fetchLimit.map { max($0, 0) }
    offset = descriptor.fetchOffset.map { max($0, 0) }
    includesPending = descriptor.includePendingChanges
  }

  /// Whether a change of one object can't bring another one in or out.
  var isUnbounded: Bool { limit == nil && offset == nil && includesPending }

  // MARK: SQL

  /// The values of the condition.
  var arguments: [SQLValue] { condition?.arguments ?? [] }

  /// The rows in order, as many as the query gives.
  var rows: String { rows(limit: limit, offset: offset) }

  func rows(limit: Int?, offset: Int?) -> String {
    "\(entity.selectSQL)\(whereClause)\(order.clause)\(window(limit, offset))"
  }

  /// The row with a number that is the last argument, if it meets the
  /// condition.
  var row: String {
    let condition = condition.map { "(\($0.sql)) AND " } ?? ""
    return "\(entity.selectSQL) WHERE \(condition)\(rowColumn) = ?"
  }

  /// The numbers of the rows, without the window.
  var identities: String { identities("") }

  var count: String {
    "SELECT count(*) FROM (\(identities(window(limit, offset))))"
  }

  private func identities(_ window: String) -> String {
    "SELECT \(rowColumn) FROM \(entity.name.quotedName)\(whereClause)\(window)"
  }

  private var whereClause: String {
    condition.map { " WHERE \($0.sql)" } ?? ""
  }

  private func window(_ limit: Int?, _ offset: Int?) -> String {
    if limit == nil, offset == nil { return "" }
    return " LIMIT \(limit ?? -1) OFFSET \(offset ?? 0)"
  }

  // MARK: Objects

  /// Whether an object meets the predicate.
  ///
  /// SQLite is asked with the object's values, as it is for a row: Swift's `<`
  /// is wrong for some texts that aren't composed, such as a captured
  /// `"e\u{301}" < "éa"`. A value that can't be stored is left to Swift.
  func isMet(
    by object: StoredObject, _ connection: SQLiteConnection
  ) throws -> Bool {
    guard let predicate, let condition else { return true }
    guard let values = try? entity.values(of: object) else {
      return try predicate.evaluate(unsafeDowncast(object, to: T.self))
    }
    return try connection.integer(
      "SELECT \(condition.sql) FROM (\(entity.givenSQL))",
      arguments + [.integer(object.identity)] + values) != 0
  }
}

extension FetchQuery: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.rows == right.rows && left.arguments == right.arguments
      && left.includesPending == right.includesPending
  }
}
