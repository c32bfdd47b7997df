import Foundation
import Pitfalls
import Testing

/// The broken versions that trap, each in a process of its own.
@Suite struct `The pitfalls that trap` {
  @Test(arguments: [
    ("delete-first-of-none", "Index out of range"),
    ("delete-by-offsets", "Index out of range"),
    ("swallowed-error", "The container could not be made."),
  ])
  func `end their process`(name: String, message: String) async throws {
    // What traps leaves its store behind.
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "trap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)

    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name, path = path as String] in
      setenv("TMPDIR", path, 1)
      try await Pitfall.named(name)?.playBroken(.traps) { _ in }
    }

    let error = String(
      decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Fatal error: \(message)"))
  }
}
