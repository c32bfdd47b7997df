import Foundation

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  /// SQLite's search by bytes finds what may match, Swift's decides.
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let text = try translation.text(base, in: "contains(_:)")
    let part = try translation.text(other, in: "contains(_:)")
    return .fragment(
      SQLFragment(
        "(instr(#, #) > 0 AND swift_contains(#, #))", text, part, text, part))
  }
}

extension PredicateExpressions.StringLocalizedStandardContains:
  SQLTranslatable
{
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let part = "localizedStandardContains(_:)"
    return .fragment(
      SQLFragment(
        "swift_finds(#, #)", try translation.text(root, in: part),
        try translation.text(other, in: part)))
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    let text = try translation.text(base, in: "starts(with:)")
    let start = try translation.text(prefix, in: "starts(with:)")
    let test = SQLFragment("swift_starts(#, #)", text, start)
    guard case .text(let value) = start.arguments.first, start.sql == "?",
      let range = Self.range(of: text, from: value)
    else { return .fragment(test) }
    return .fragment(SQLFragment("(# AND #)", range, test))
  }

  /// Where texts with a prefix are in the order of bytes, which an index knows.
  private static func range(
    of text: SQLFragment, from start: String
  ) -> SQLFragment? {
    guard let last = start.unicodeScalars.last?.value else { return nil }
    let lower = SQLFragment(sql: "?", arguments: [.text(start)])
    let next = last == 0xD7FF ? 0xE000 : last + 1
    guard let scalar = Unicode.Scalar(next) else {
      return SQLFragment("# >= #", text, lower)
    }
    var end = String.UnicodeScalarView(start.unicodeScalars.dropLast())
    end.append(scalar)
    let upper = SQLFragment(sql: "?", arguments: [.text(String(end))])
    return SQLFragment("# >= # AND # < #", text, lower, text, upper)
  }
}

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func term(in translation: PredicateTranslation) throws -> SQLTerm {
    guard case .constant(let value?) = try translation.term(sequence),
      let list = value as? any Sequence
    else { throw translation.unsupported("contains(_:) on an attribute") }
    let element = try translation.fragment(element)
    if element.comparison == .presence {
      throw translation.unsupported("a list of values stored as JSON")
    }
    var hasNil = false
    var values: [SQLFragment] = []
    for value in Self.elements(list) {
      guard let value else {
        hasNil = true
        continue
      }
      values.append(try translation.constant(value))
    }
    // SQLite takes up to 32,766 values.
    guard values.count <= 30_000 else {
      throw translation.unsupported("a list of \(values.count) values")
    }
    let marks = values.map(\.sql).joined(separator: ", ")
    let choice = SQLFragment(
      sql: "(\(marks))", arguments: values.flatMap(\.arguments))
    if !element.isNullable {
      return .fragment(SQLFragment("(# IN #)", element, choice))
    }
    // An empty list has nothing in it for SQLite, and NULL isn't asked for.
    if values.isEmpty, hasNil {
      return .fragment(SQLFragment("(# IS NULL)", element))
    }
    return .fragment(
      SQLFragment(
        "ifnull(# IN #, \(hasNil ? 1 : 0))", element, choice))
  }

  private static func elements(_ list: some Sequence) -> [Any?] {
    list.map { flattened($0) }
  }
}
