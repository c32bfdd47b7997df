import Foundation
import Model

/// Uses a store whose files and folder are closed to it, before it is opened
/// and while it is open.
///
/// Permissions don't bind the superuser, so it becomes another one.
struct PermissionsCommand {
  private let folder: URL
  private var file: URL { folder.appending(path: "games.store") }

  init(_ arguments: inout Arguments) throws {
    folder = try arguments.nextFile().appending(path: "own")
  }

  func run() throws {
    if geteuid() == 0 {
      guard setgid(65534) == 0, setuid(65534) == 0 else {
        throw POSIXError(.EPERM)
      }
    }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false)
    try save(1)
    try refuse("a read-only file", file, 0o444)
    try refuse("an unreadable file", file, 0o000)
    try refuse("a read-only folder", folder, 0o555)
    try refuse("an unreadable folder", folder, 0o000)
    try close("a file closed while open", file, 0o444)
    try close("a folder closed while open", folder, 0o555)
  }

  private func refuse(_ what: String, _ closed: URL, _ mode: Int) throws {
    let before = try folder.folderContent
    let former = try permissions(of: closed)
    try setPermissions(mode, of: closed)

    say("\(what): \(outcome { _ = try ModelContainer.games(file) })")

    try setPermissions(former, of: closed)
    let isSame = try folder.folderContent == before
    say("  unchanged: \(isSame)")
  }

  /// A file that is open stays writable; what is refused is the next opening.
  private func close(_ what: String, _ closed: URL, _ mode: Int) throws {
    let former = try permissions(of: closed)
    var context: ModelContext? = ModelContext(try .games(file))
    let last = try context.map { try GameLog(in: $0).last } ?? 0
    try setPermissions(mode, of: closed)

    let saved = outcome {
      if let context { try GameLog.save(last + 1, in: context) }
    }
    say("\(what): \(saved)")
    say("  pending: \(context?.hasChanges == true)")
    context = nil

    say("  opened again: \(outcome { _ = try ModelContainer.games(file) })")
    try setPermissions(former, of: closed)
    say("  permitted: \(outcome { try save(last + 2) })")
  }

  private func save(_ number: Int) throws {
    let context = ModelContext(try .games(file))
    try GameLog.save(number, in: context)
    guard try GameLog(in: context) == GameLog(saves: number) else {
      throw POSIXError(.EIO)
    }
  }

  private func outcome(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "saved"
    } catch {
      return "\(error)".replacing(folder.path, with: "…")
    }
  }

  // MARK: Permissions

  private func permissions(of url: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: url.path)
    return attributes[.posixPermissions] as? Int ?? 0
  }

  private func setPermissions(_ mode: Int, of url: URL) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: url.path)
  }
}
