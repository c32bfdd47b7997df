import Foundation

/// Where a container keeps its rows, and how safely.
///
/// Named after SwiftData's
/// (https://developer.apple.com/documentation/swiftdata/modelconfiguration);
/// durability, timeout and check are ours.
public struct ModelConfiguration: Sendable, Hashable {
  /// What a save waits for.
  public enum Durability: Sendable, Hashable {
    /// The rows are on the disk: they survive a loss of power.
    case full
    /// The rows are with the operating system: they survive a crash of the
    /// program, and the last ones may go with a loss of power.
    case normal
  }

  /// When a file is checked for damage before it is used.
  public enum IntegrityCheck: Sendable, Hashable {
    /// When it has no more than 16 MB, which takes some 10 ms.
    case ifSmall
    /// At each opening, whatever its size.
    case always
  }

  /// The file, or `/dev/null` for a store in memory.
  public let url: URL
  /// Whether the rows live in memory and go with the container.
  public let isStoredInMemoryOnly: Bool
  /// What a save waits for.
  public let durability: Durability
  /// How long a save waits for another program that holds the file locked.
  public let busyTimeout: Duration
  /// When the file is checked as a whole before it is used.
  ///
  /// Damage that isn't looked for is found, as an error, when it is read.
  public let integrityCheck: IntegrityCheck

  /// A store in a file, which is made when it doesn't exist.
  ///
  /// Its folder must exist. SQLite keeps two more files beside it while it is
  /// open, with `-wal` and `-shm` after the name.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - durability: What a save waits for.
  ///   - busyTimeout: How long a save waits for a locked file.
  ///   - integrityCheck: When the file is checked as a whole.
  public init(
    url: URL,
    durability: Durability = .full,
    busyTimeout: Duration = .seconds(5),
    integrityCheck: IntegrityCheck = .ifSmall
  ) {
    self.url = url
    self.isStoredInMemoryOnly = false
    self.durability = durability
    self.busyTimeout = busyTimeout
    self.integrityCheck = integrityCheck
  }

  /// A store in memory, with nothing in it.
  ///
  /// - Parameters:
  ///   - isStoredInMemoryOnly: True; false means ``defaultFile``.
  ///   - durability: What a save waits for, if it is a file.
  ///   - busyTimeout: How long a save waits for a locked file.
  ///   - integrityCheck: When the file is checked as a whole.
  public init(
    isStoredInMemoryOnly: Bool,
    durability: Durability = .full,
    busyTimeout: Duration = .seconds(5),
    integrityCheck: IntegrityCheck = .ifSmall
  ) {
    self.url =
      isStoredInMemoryOnly
      ? URL(filePath: "/dev/null")
      : Self.defaultFile
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.durability = durability
    self.busyTimeout = busyTimeout
    self.integrityCheck = integrityCheck
  }

  /// The file of a program that names none, `default.store`.
  ///
  /// It is in a folder with the program's name in the user's folder for
  /// application support, and that folder is made when the file is: two
  /// programs don't share it, as two apps on a device don't, each of which has
  /// [a container of its own](https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/FileSystemProgrammingGuide/FileSystemOverview/FileSystemOverview.html).
  public static var defaultFile: URL {
    let folders = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.temporaryDirectory
    return
      folder
      .appending(path: ProcessInfo.processInfo.processName)
      .appending(path: "default.store")
  }

  /// Makes the folder of the default file; whoever opens the file finds out
  /// if there is none.
  func makeDefaultFolder() {
    guard url == Self.defaultFile else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// The file as errors name it.
  var displayName: String {
    isStoredInMemoryOnly
      ? "the store in memory" : url.path(percentEncoded: false).withoutSlash
  }

  /// The file behind any links, without the slash that a URL of a folder ends
  /// with: SQLite keeps its other files beside that one.
  var path: String {
    let path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    return path.withoutSlash
  }

  var busySeconds: Double { busyTimeout / .seconds(1) }
}

extension String {
  /// A path without the slash that one of a folder may end with.
  fileprivate var withoutSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
