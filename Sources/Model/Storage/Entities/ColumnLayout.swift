/// What a column is, apart from the type of its values.
struct ColumnLayout: Sendable {
  let name: String
  let type: String
  let isOptional: Bool
  let isOrdered: Bool
  let isComparable: Bool
  /// The value in an object just made, which older rows get as well.
  let blank: SQLValue

  /// The column as `CREATE TABLE` and `ALTER TABLE` declare it.
  ///
  /// With the default a row may be written by a program that doesn't know the
  /// column (yet, or any more).
  var declaration: String {
    let rule = isOptional ? "" : " NOT NULL"
    return "\(name.quotedName) \(type)\(rule) DEFAULT \(blank.literal)"
  }
}
