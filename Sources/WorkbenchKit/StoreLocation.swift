import Foundation
import Model

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

  /// Opens the store, and makes it if there is none.
  ///
  /// - Throws: A `StorageError`, or an error of the file system.
  func open() throws -> ModelContainer {
    switch self {
    case .memory:
      return try ModelContainer(
        for: Score.self,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    case .file(let url):
      if url == Self.standard {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true)
      }
      return try ModelContainer(
        for: Score.self, configurations: ModelConfiguration(url: url))
    }
  }
}
