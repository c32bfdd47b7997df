import Foundation

/// Deletes a folder when the program is told to end.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Ends the program at a signal, with the exit code that a shell gives it.
  ///
  /// - Parameter folder: What is deleted first.
  init(deleting folder: URL) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      // The signal must not end the program before the folder is gone.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global())
      source.setEventHandler {
        // The measurement goes on writing meanwhile, so once may not do.
        while FileManager.default.fileExists(atPath: folder.path) {
          try? FileManager.default.removeItem(at: folder)
        }
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
