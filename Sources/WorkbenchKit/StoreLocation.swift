import Foundation
import Model
import ProgramKit

/// Where a program keeps what its user has stored.
nonisolated enum StoreLocation: Hashable {
  case file(URL)
  case memory

  /// The file that all patterns share unless told otherwise.
  static var standard: URL {
    let files = FileManager.default
    let folder =
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? files.homeDirectoryForCurrentUser
    return folder.appending(path: "architecture-workbench/store.sqlite")
  }

  /// Takes the file that a program's arguments name, if they do.
  ///
  /// - Throws: ``UsageError``.
  static func takeFile(
    from arguments: inout CommandLineArguments
  ) throws(UsageError) -> URL? {
    let option = "--store"
    guard let path = try arguments.takeValue(of: option) else { return nil }
    guard !path.isEmpty else {
      throw .badValue(
        option: option, value: path, accepted: "the path of a file")
    }
    return URL(filePath: path)
  }

  /// Opens the store, and makes it if there is none.
  ///
  /// - Throws: A `StorageError`, or ``FolderError`` if the folder of the
  ///   standard file can't be made.
  func open() throws -> ModelContainer {
    switch self {
    case .memory:
      return try ModelContainer(
        for: .workbench,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    case .file(let url):
      if url == Self.standard {
        try Self.makeFolder(of: url)
      }
      return try ModelContainer(
        for: .workbench, configurations: ModelConfiguration(url: url))
    }
  }

  private static func makeFolder(of file: URL) throws(FolderError) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
    } catch {
      throw FolderError(path: folder.path(percentEncoded: false))
    }
  }
}

/// The folder of the standard store can't be made.
nonisolated struct FolderError: Error, CustomStringConvertible {
  let path: String

  var description: String {
    """
    the folder \(path) can't be made. Name a file in another folder with \
    --store PATH, or keep everything in memory with --memory.
    """
  }
}
