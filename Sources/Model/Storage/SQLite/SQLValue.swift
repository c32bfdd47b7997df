import Foundation

/// A value as SQLite stores it.
///
/// Text is bound byte for byte: whoever makes a `text` from a `String` column
/// has normalised it (see ``Swift/String/composed``).
public enum SQLValue: Sendable, Equatable {
  /// No value.
  case null
  /// A whole number of 64 bits with sign.
  case integer(Int64)
  /// A floating-point number; SQLite stores NaN as no value.
  case real(Double)
  /// Text, bound as its bytes in UTF-8.
  case text(String)
  /// Bytes as they are.
  case blob(Data)
}

extension SQLValue {
  /// The value as SQL source, for the default of a column.
  var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): "\(value)"
    case .real(let value) where value.isInfinite:
      value < 0 ? "-9e999" : "9e999"
    case .real(let value): "\(value)"
    case .text(let value):
      // Source text ends at a NUL, so a default that has one is left empty.
      value.utf8.contains(0)
        ? "''" : "'\(value.replacing("'", with: "''"))'"
    case .blob(let value):
      "X'\(value.map { String(format: "%02X", $0) }.joined())'"
    }
  }
}

extension String {
  /// The text in Unicode's composed form (NFC), in which equal texts have equal
  /// bytes and the order of bytes is Swift's order of strings.
  @usableFromInline
  var composed: String {
    let isASCII = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 }
    }
    return isASCII == true ? self : precomposedStringWithCanonicalMapping
  }

  /// The text between double quotes, as SQL writes a name.
  var quotedName: String {
    "\"\(replacing("\"", with: "\"\""))\""
  }
}
