import CSQLite

/// Has SQLite ask Swift where texts are compared character by character.
///
/// SQLite searches bytes: it finds "e" in "e\u{301}" and "\n" in "\r\n", which
/// Swift's strings do not contain.
func registerTextFunctions(on handle: OpaquePointer) {
  sqlite3_create_function_v2(
    handle, "swift_contains", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
    { context, _, arguments in
      answer(context, arguments) { $0.containsCharacters(of: $1) }
    }, nil, nil, nil)
  sqlite3_create_function_v2(
    handle, "swift_starts", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
    { context, _, arguments in
      answer(context, arguments) { $0.starts(with: $1) }
    }, nil, nil, nil)
}

private func answer(
  _ context: OpaquePointer?,
  _ arguments: UnsafeMutablePointer<OpaquePointer?>?,
  _ compare: (String, String) -> Bool
) {
  guard let first = text(arguments?[0]), let second = text(arguments?[1]) else {
    sqlite3_result_null(context)
    return
  }
  sqlite3_result_int(context, compare(first, second) ? 1 : 0)
}

private func text(_ value: OpaquePointer?) -> String? {
  guard let address = sqlite3_value_text(value) else { return nil }
  let count = Int(sqlite3_value_bytes(value))
  return String(
    decoding: UnsafeBufferPointer(start: address, count: count), as: UTF8.self)
}

extension Collection where Element: Equatable {
  /// The standard library's search; on a `String`, Foundation has another of
  /// the same name.
  func containsCharacters(of other: some Collection<Element>) -> Bool {
    contains(other)
  }
}
