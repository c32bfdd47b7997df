import Foundation

/// Looks at a store's file before it is opened for writing.
///
/// Opening a file for writing may already change it (its journal mode) or
/// leave files beside it. So it is opened read-only first, and whatever speaks
/// against it is found then.
struct StoreFile {
  let configuration: ModelConfiguration
  /// The version that the program has.
  let version: Schema.Version

  /// Marks a database as a store of this program: "ArWb".
  static let applicationID: Int64 = 0x4172_5762

  /// Files up to this size are small.
  static let checkedSize = 16 * 1024 * 1024

  private var path: String { configuration.path }
  private var walPath: String { path + "-wal" }
  private var shmPath: String { path + "-shm" }

  /// Finds out whether the file can be used.
  ///
  /// - Throws: `OpenFailure` with the reason, or SQLite's answer.
  func check() throws {
    let manager = FileManager.default
    let folder = configuration.url.deletingLastPathComponent()
      .path(percentEncoded: false)
    guard manager.fileExists(atPath: folder) else {
      throw OpenFailure.missingFolder(folder)
    }
    var isDirectory: ObjCBool = false
    let exists = manager.fileExists(atPath: path, isDirectory: &isDirectory)
    if isDirectory.boolValue { throw OpenFailure.isDirectory }
    if exists, try !isRegularFile { throw OpenFailure.isNoFile }
    if exists {
      guard manager.isReadableFile(atPath: path) else {
        throw OpenFailure.noPermission(path: path)
      }
      guard manager.isWritableFile(atPath: path) else {
        throw OpenFailure.readOnly
      }
    }
    guard manager.isWritableFile(atPath: folder) else {
      throw OpenFailure.noPermission(path: folder)
    }
    if exists { try checkContent() }
  }

  private var isRegularFile: Bool {
    get throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return attributes[.type] as? FileAttributeType == .typeRegular
    }
  }

  private func checkContent() throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let size = attributes[.size] as? Int ?? 0
    if size == 0 { return }
    let hadSharedMemory = FileManager.default.fileExists(atPath: shmPath)
    let hasLog = FileManager.default.fileExists(atPath: walPath)
    do {
      try checkContent(
        isInUse: hadSharedMemory || hasLog,
        isWhole: size <= Self.checkedSize
          || configuration.integrityCheck == .always)
    } catch {
      // Reading a log without its index makes one; it was not there before.
      if !hadSharedMemory {
        try? FileManager.default.removeItem(atPath: shmPath)
      }
      throw error
    }
  }

  /// Reads version and structure through a connection that can't write.
  ///
  /// A file that nobody has open is read as immutable, which needs no files
  /// beside it. That is no option when there is a log: what it holds counts.
  private func checkContent(isInUse: Bool, isWhole: Bool) throws {
    let connection = try SQLiteConnection(
      name: isInUse ? path : immutableName, readOnly: true,
      busyTimeout: configuration.busyTimeout)
    let found = Schema.Version(
      number: Int(try connection.integer("PRAGMA user_version")))
    if found > version {
      throw OpenFailure.newer(found: found, supported: version)
    }
    let tables = try connection.integer("SELECT count(*) FROM sqlite_master")
    if tables > 0,
      try connection.integer("PRAGMA application_id") != Self.applicationID
    {
      throw OpenFailure.otherProgram
    }
    if !isWhole { return }
    let findings = try connection.rows("PRAGMA quick_check(1)", columns: 1)
    if case .text(let finding) = findings.first?.first, finding != "ok" {
      // The first line names the database, which has no name for a person.
      let lines = finding.split(separator: "\n")
      throw OpenFailure.damaged(detail: String(lines.last ?? "damaged"))
    }
  }

  private var immutableName: String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(
      CharacterSet(charactersIn: "?#%"))
    let escaped =
      path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return "file:\(escaped)?immutable=1"
  }
}
