import Foundation

/// What can be told of a store's file before anything opens it.
///
/// The header is read by hand: SQLite itself may write when it only looks.
///
/// Source: [Database File Format](https://www.sqlite.org/fileformat.html), 1.3.
struct StoreFile {
  /// Marks a database as one of ours: "ArWb".
  static let applicationID = 0x4172_5762

  /// The format that this version writes.
  static let formatVersion = 1

  let url: URL

  private var path: String { url.path(percentEncoded: false) }

  /// Refuses a file that is no store that this version understands.
  ///
  /// - Throws: ``StorageError/cannotOpen(_:_:)``; the file is as before.
  func check() throws {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
      guard
        files.fileExists(
          atPath: url.deletingLastPathComponent().path(percentEncoded: false))
      else { throw StorageError.cannotOpen(path, .missingFolder) }
      return
    }
    guard !isFolder.boolValue else {
      throw StorageError.cannotOpen(path, .isFolder)
    }
    guard let file = try? FileHandle(forReadingFrom: url) else {
      throw StorageError.cannotOpen(path, .unreachable)
    }
    defer { try? file.close() }
    guard let header = try? file.read(upToCount: 100) else { return }
    try check(header: Array(header))
  }

  private func check(header: [UInt8]) throws {
    guard !header.isEmpty else { return }
    guard header.count == 100,
      header.starts(with: Array("SQLite format 3\0".utf8))
    else { throw StorageError.cannotOpen(path, .notADatabase) }
    guard Self.number(at: 68, in: header) == Self.applicationID else {
      throw StorageError.cannotOpen(path, .otherProgram)
    }
    let version = Self.number(at: 60, in: header)
    guard version <= Self.formatVersion else {
      throw StorageError.cannotOpen(
        path, .newer(version: version, supported: Self.formatVersion))
    }
  }

  private static func number(at offset: Int, in header: [UInt8]) -> Int {
    header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
