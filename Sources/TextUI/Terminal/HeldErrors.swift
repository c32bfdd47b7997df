import Foundation

/// Holds back what goes to the terminal as standard error while frames are
/// shown there: it would tear them, and would be gone with them.
///
/// It is written when the terminal is given back; the last words of a trap are
/// read then, where they would have been lost on the alternate screen.
nonisolated enum HeldErrors {
  /// The terminal while errors are held, and -1 otherwise.
  ///
  /// Unchecked, as are the others: they are set on the main actor while no
  /// frame is shown. Meanwhile they are left to whoever gives the terminal back,
  /// a handler of signals perhaps, and of those there is one at a time.
  private nonisolated(unsafe) static var terminal: Int32 = -1

  /// The file, which has no name.
  private nonisolated(unsafe) static var file: Int32 = -1

  /// Made beforehand, for a handler of signals may not allocate any memory.
  private nonisolated(unsafe) static let buffer =
    UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)

  /// Holds what is written from now on; what goes to a file is left alone.
  static func hold() {
    guard isatty(STDERR_FILENO) == 1, openFile() else { return }
    _ = buffer
    terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO)
    if terminal >= 0 { dup2(file, STDERR_FILENO) }
  }

  /// Writes to the terminal what was held, and holds no more.
  ///
  /// A handler of signals may call it.
  static func release() {
    guard terminal >= 0 else { return }
    dup2(terminal, STDERR_FILENO)
    close(terminal)
    terminal = -1
    lseek(file, 0, SEEK_SET)
    while true {
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { break }
      _ = write(STDERR_FILENO, buffer.baseAddress, count)
    }
    ftruncate(file, 0)
  }

  private static func openFile() -> Bool {
    if file >= 0 { return true }
    let folder = FileManager.default.temporaryDirectory
    var path = Array(
      folder.appending(path: "errors-XXXXXX").path(percentEncoded: false)
        .utf8CString)
    file = mkstemp(&path)
    guard file >= 0 else { return false }
    unlink(path)
    // Where another process writes to it as well, neither overwrites the other.
    _ = fcntl(file, F_SETFL, O_APPEND)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return true
  }
}
