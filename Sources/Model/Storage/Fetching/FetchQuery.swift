import Foundation

/// A fetch descriptor as SQL.
struct FetchQuery<T: PersistentModel> {
  private let entity: Entity<T>
  private let condition: SQLFragment?
  private let order: [String]

  /// Translates predicate and order.
  ///
  /// - Throws: ``StorageError/unsupportedPredicate(part:)`` or
  ///   ``StorageError/unsupportedSortDescriptor(part:)`` naming the part that
  ///   SQL can't answer as Swift would.
  init(_ descriptor: FetchDescriptor<T>, entity: Entity<T>) throws {
    self.entity = entity
    condition = try descriptor.predicate.map { predicate in
      try PredicateTranslation(entity: entity).condition(predicate)
    }
    order = try descriptor.sortBy.map { try $0.term(in: entity) }
  }

  /// The values of the condition.
  var arguments: [SQLValue] { condition?.arguments ?? [] }

  func rows(limit: Int?, offset: Int?) -> String {
    let order = (order + [rowColumn]).joined(separator: ", ")
    return """
      \(entity.selectSQL)\(whereClause) ORDER BY \(order)\
      \(window(limit, offset))
      """
  }

  func identities(limit: Int?, offset: Int?) -> String {
    """
    SELECT \(rowColumn) FROM \(entity.name.quotedName)\(whereClause)\
    \(window(limit, offset))
    """
  }

  func count(limit: Int?, offset: Int?) -> String {
    "SELECT count(*) FROM (\(identities(limit: limit, offset: offset)))"
  }

  /// The condition on values that are given instead of a row, or nil.
  var test: String? {
    guard let condition else { return nil }
    let names = [rowColumn] + entity.columns.map(\.name.quotedName)
    let row = names.map { "? AS \($0)" }.joined(separator: ", ")
    return "SELECT \(condition.sql) FROM (SELECT \(row))"
  }

  /// An object's values for ``test``, or nil if one can't be stored.
  func values(of object: T) -> [SQLValue]? {
    guard let values = try? entity.values(of: object) else { return nil }
    return [.integer(object.identity)] + values
  }

  private var whereClause: String {
    condition.map { " WHERE \($0.sql)" } ?? ""
  }

  private func window(_ limit: Int?, _ offset: Int?) -> String {
    if limit == nil, offset == nil { return "" }
    return " LIMIT \(max(limit ?? -1, -1)) OFFSET \(max(offset ?? 0, 0))"
  }
}

extension SortDescriptor where Compared: PersistentModel {
  /// The descriptor as a term of `ORDER BY`.
  ///
  /// `SortDescriptor(\.name)` compares with `<` on Linux and by the rules of
  /// the user's language on Apple's platforms, where SQL can't follow.
  fileprivate func term(in entity: Entity<Compared>) throws -> String {
    guard let keyPath, let column = entity.column(at: keyPath) else {
      throw StorageError.unsupportedSortDescriptor(
        part: "a property of \(entity.name) that is no column")
    }
    guard column.isOrdered else {
      throw StorageError.unsupportedSortDescriptor(
        part: "\(entity.name).\(column.name)")
    }
    #if canImport(Darwin)
      if let stringComparator, stringComparator != .lexical {
        throw StorageError.unsupportedSortDescriptor(
          part: "\(entity.name).\(column.name) by language")
      }
    #endif
    let name = column.name.quotedName
    return order == .reverse ? "\(name) DESC" : name
  }
}
