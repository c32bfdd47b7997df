import Foundation
import Model
import TextUI

/// Opens the screens of a pattern on a fresh store, changes the store behind
/// their back, and has the catalog answer as it likes.
///
/// The store is a file in a folder of its own, which goes with the stage.
@MainActor
// Explicit for the isolated deinit: importers built to be fast fail without.
public final class Stage {
  /// The pattern whose screens are opened.
  public let pattern: Pattern

  /// What the screens search; each stage has one of its own.
  public let catalog = StageCatalog()
  private var folder: TemporaryFolder
  private let width: Int
  private var container: ModelContainer
  private var fixture = Fixture.home

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - pattern: The pattern whose screens are opened.
  ///   - width: The width of the screens in columns.
  /// - Throws: An error of the file system, or a `StorageError`.
  public init(_ pattern: Pattern, width: Int = 40) throws {
    self.pattern = pattern
    self.width = width
    folder = try TemporaryFolder()
    container = try folder.openStore()
  }

  isolated deinit {
    catalog.abandonRequests()
  }

  /// Opens a screen.
  public func open(_ fixture: Fixture) -> Screen {
    self.fixture = fixture
    let view = pattern.view(
      of: fixture, with: Services(container: container, catalog: catalog))
    return Screen(width: width) { view }
  }

  /// Ends the program and starts another on the same file, which shows the
  /// same screen.
  ///
  /// - Parameter screen: The screen that ends with the program; nothing else
  ///   may hold it, nor the store behind it.
  /// - Returns: The screen of the new program.
  /// - Throws: An error that says that something holds the store open, or a
  ///   `StorageError`.
  public func relaunch(_ screen: consuming Screen) throws -> Screen {
    weak let ended = container
    _ = consume screen
    container = try folder.openStore()
    if ended != nil { throw StillOpen(pattern: pattern.name) }
    return open(fixture)
  }

  /// Shows the same screen on an empty store of its own, in the same process:
  /// as the next test does.
  ///
  /// - Parameter screen: The screen that ends, and its store with it.
  /// - Returns: The next screen.
  /// - Throws: An error of the file system, or a `StorageError`.
  package func startAfresh(_ screen: consuming Screen) throws -> Screen {
    _ = consume screen
    let folder = try TemporaryFolder()
    container = try folder.openStore()
    self.folder = folder
    return open(fixture)
  }

  // MARK: Elsewhere

  /// Where a store is changed without the screen's knowledge.
  public nonisolated enum Elsewhere: Sendable {
    /// In another context of the same container.
    case otherContext

    /// In another container on the same file, as in another process.
    case otherContainer
  }

  /// Changes the store elsewhere, and saves.
  ///
  /// - Throws: What the change throws, or a `StorageError`.
  public func change(
    in elsewhere: Elsewhere, _ change: (ModelContext) throws -> Void
  ) throws {
    let context =
      switch elsewhere {
      case .otherContext: ModelContext(container)
      case .otherContainer: ModelContext(try folder.openStore())
      }
    try change(context)
    try context.save()
  }

  /// Makes every save of the screen's store fail while something is done.
  ///
  /// ```swift
  /// try await stage.whileSavesFail(.fullDisk) { try screen.tap("Save") }
  /// ```
  ///
  /// - Parameters:
  ///   - obstacle: Why they fail.
  ///   - body: What is done meanwhile.
  /// - Throws: What the body throws, or a `StorageError`.
  package func whileSavesFail(
    _ obstacle: SaveObstacle, _ body: () async throws -> Void
  ) async throws {
    let hold = try container.obstructSaves(by: obstacle)
    try await body()
    withExtendedLifetime(hold) {}
  }

  /// The number of observers that follow the store for the screen.
  public var observerCount: Int { container.mainContext.observerCount }

  /// How often a descriptor was fetched or counted since the last launch.
  package var fetchCount: Int { container.fetchCount }
}

/// A screen is gone, and the store behind it is not.
private nonisolated struct StillOpen: Error, CustomStringConvertible {
  let pattern: String

  var description: String {
    "something in \(pattern) holds the store after its screen is gone"
  }
}

/// A folder that is deleted with its owner.
private nonisolated final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "stage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Opens the store in the folder; a check waits for no lock.
  func openStore() throws -> ModelContainer {
    try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(
        url: url.appending(path: "store.sqlite"), durability: .normal,
        busyTimeout: .zero))
  }
}
