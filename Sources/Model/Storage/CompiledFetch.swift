import Foundation

/// A fetch as SQL.
struct CompiledFetch: Equatable {
  private(set) var condition = ""
  private(set) var order = ""
  private(set) var parameters: [SQLValue] = []
  let limit: Int?
  let offset: Int
  let includesPendingChanges: Bool

  /// - Throws: ``StorageError`` naming what SQL can't say.
  init<Element>(
    _ descriptor: FetchDescriptor<Element>, _ schema: Schema<Element>
  ) throws {
    limit = descriptor.fetchLimit
    offset = max(0, descriptor.fetchOffset ?? 0)
    includesPendingChanges = descriptor.includePendingChanges
    if let predicate = descriptor.predicate {
      let compiler = PredicateCompiler(schema)
      let expression = try compiler.compile(predicate)
      condition = " WHERE \(expression.sql)"
      parameters = expression.parameters
    }
    let keys = try descriptor.sortBy.map { try Self.key($0, schema) }
    order = " ORDER BY \((keys + ["rowid"]).joined(separator: ", "))"
  }

  private static func key<Element>(
    _ descriptor: SortDescriptor<Element>, _ schema: Schema<Element>
  ) throws -> String {
    guard let keyPath = descriptor.keyPath,
      let column = schema.column(at: keyPath)
    else {
      throw StorageError.unsupportedSortDescriptor(
        descriptor.keyPath.map { "\($0)" } ?? "a comparator of its own")
    }
    guard column.type != "TEXT" || descriptor.sortsLexically else {
      throw StorageError.unsupportedSortDescriptor(
        "\(column.name) in the order of a language")
    }
    let direction = descriptor.order == .reverse ? " DESC" : ""
    return quoted(column.name) + direction
  }

  /// The rows from the offset to the limit.
  var window: String {
    limit == nil && offset == 0
      ? "" : " LIMIT \(limit.map { max(0, $0) } ?? -1) OFFSET \(offset)"
  }

  /// What is left of a list from the offset to the limit.
  func window<Element>(of elements: [Element]) -> [Element] {
    let rest = elements.dropFirst(offset)
    return Array(limit.map { rest.prefix(max(0, $0)) } ?? rest)
  }
}

extension SortDescriptor {
  /// Whether texts are compared as `<` compares them.
  var sortsLexically: Bool {
    #if canImport(Darwin)
      stringComparator == .lexical
    #else
      stringComparator.map { $0 == .lexical } ?? true
    #endif
  }
}
