/// What a column is, apart from the type of its values.
@usableFromInline
struct ColumnLayout: Sendable {
  let name: String
  let type: String
  let isOptional: Bool
  let isOrdered: Bool
  let isComparable: Bool
  /// Where in an object the attribute is; nil if it is none of the entity.
  let place: Int?
  /// What becomes of a second object with the same value; nil if it may be.
  let uniqueness: Schema.Attribute.Conflict?
  /// The value in an object just made, which older rows get as well.
  let blank: SQLValue

  @usableFromInline
  init<Coding: ColumnCoding>(
    name: String, options: [Schema.Attribute.Option], coding: Coding.Type,
    blank: Coding.Value, place: Int?
  ) {
    self.name = name
    type = coding.columnType
    isOptional = coding.isOptional
    isOrdered = coding.isOrdered
    isComparable = coding.isComparable
    self.place = place
    uniqueness = options.last?.uniqueness
    self.blank = coding.encode(blank) ?? .null
  }

  /// The column as `CREATE TABLE` and `ALTER TABLE` declare it.
  ///
  /// With the default a row may be written by a program that doesn't know the
  /// column (yet, or any more).
  var declaration: String {
    let rule = isOptional ? "" : " NOT NULL"
    return "\(name.quotedName) \(type)\(rule) DEFAULT \(blank.literal)"
  }
}
