import Foundation
import Testing

@Suite struct `Closed files and folders` {
  @Test func `a store that may not be written is left as it is`() throws {
    let folder = try TemporaryFolder()
    // The worker may be another user by then.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: folder.url.path)

    let worker = try Worker(["permissions", folder.url.path])
    let said = try worker.finish().joined(separator: "\n")

    #expect(
      said == """
        a read-only file: Can't open …/games.store: it may be read but not \
        written.
          unchanged: true
        an unreadable file: Can't open …/games.store: this user may not use \
        …/games.store.
          unchanged: true
        a read-only folder: Can't open …/games.store: this user may not use …/.
          unchanged: true
        an unreadable folder: Can't open …/games.store: this user may not use \
        …/.
          unchanged: true
        a file closed while open: saved
          pending: false
          opened again: Can't open …/games.store: it may be read but not \
        written.
          permitted: saved
        a folder closed while open: saved
          pending: false
          opened again: Can't open …/games.store: this user may not use …/.
          permitted: saved
        """)
  }
}
