import CSQLite
import Foundation

/// Searches in text that SQLite asks Swift for.
///
/// SQLite compares bytes and Swift compares characters: `"e"` is no part of
/// `"é"`, nor is `"\n"` of `"\r\n"`. A predicate narrows rows down in SQL and
/// lets these functions decide.
enum SQLiteTextFunctions {
  static func register(with connection: OpaquePointer) {
    let flags = Int32(SQLITE_UTF8 | SQLITE_DETERMINISTIC)
    sqlite3_create_function_v2(
      connection, "swift_contains", 2, flags, nil,
      { context, _, values in
        SQLiteTextFunctions.answer(context, values) { text, part in
          SQLiteTextFunctions.contains(text, part)
        }
      }, nil, nil, nil)
    sqlite3_create_function_v2(
      connection, "swift_starts", 2, flags, nil,
      { context, _, values in
        SQLiteTextFunctions.answer(context, values) { text, part in
          text.starts(with: part)
        }
      }, nil, nil, nil)
    sqlite3_create_function_v2(
      connection, "swift_finds", 2, flags, nil,
      { context, _, values in
        SQLiteTextFunctions.answer(context, values) { text, part in
          text.localizedStandardContains(part)
        }
      }, nil, nil, nil)
  }

  private static func answer(
    _ context: OpaquePointer?,
    _ values: UnsafeMutablePointer<OpaquePointer?>?,
    _ test: (String, String) -> Bool
  ) {
    guard let values, let whole = text(values[0]), let part = text(values[1])
    else { return sqlite3_result_null(context) }
    sqlite3_result_int(context, test(whole, part) ? 1 : 0)
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    guard let bytes = sqlite3_value_text(value) else { return nil }
    let count = Int(sqlite3_value_bytes(value))
    return String(
      decoding: UnsafeBufferPointer(start: bytes, count: count),
      as: UTF8.self)
  }

  // Generic, so that it is the standard library's: Foundation's overload for
  // strings finds no empty text on Linux, and can crash on NUL.
  private static func contains<Text: Collection, Part: Collection>(
    _ text: Text, _ part: Part
  ) -> Bool where Text.Element == Part.Element, Text.Element: Equatable {
    text.contains(part)
  }
}
