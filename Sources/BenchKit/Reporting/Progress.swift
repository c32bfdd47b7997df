import Foundation

/// A line on standard error that says what is being measured.
struct Progress {
  private let isShown: Bool

  /// Shows nothing.
  static let silent = Progress(isShown: false)

  /// Shows the line if standard error is a terminal.
  static var onTerminal: Progress {
    Progress(isShown: isatty(STDERR_FILENO) == 1)
  }

  func show(_ text: String) {
    write(text)
  }

  func clear() {
    write("")
  }

  private func write(_ text: String) {
    guard isShown else { return }
    // Back to the front of the line, and what was in it is erased.
    let line = "\r\u{1B}[K\(text)"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
