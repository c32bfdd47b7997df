/// Why something couldn't be measured.
enum BenchError: Error, Hashable {
  case sqlite(code: Int32, message: String)
  case disagreement(work: String, side: String, found: Digest, expected: Digest)
  case memoryProcess(code: Int32, output: String)
  case missingElement(label: String, screen: String)
  case unexpectedScreen(due: ScreenAction.Due, screen: String)
}

extension BenchError: CustomStringConvertible {
  var description: String {
    switch self {
    case .sqlite(let code, let message):
      "SQLite answered \(code): \(message)"
    case .disagreement(let work, let side, let found, let expected):
      "\(work): \(side) has \(found), and \(expected) are due"
    case .memoryProcess(let code, let output):
      """
      the process that measures memory ended with \(code) and said \
      “\(output)”; a reading as JSON is due
      """
    case .missingElement(let label, let screen):
      """
      nothing that is called “\(label)” can be chosen on this screen:
      \(screen)
      """
    case .unexpectedScreen(let due, let screen):
      """
      \(due) is due, and this is shown:
      \(screen)
      """
    }
  }
}
