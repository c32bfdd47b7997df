import Foundation
import ModelUI
import Specification
import Testing
import TextUI

@testable import Model
@testable import WorkbenchKit

/// What a screen says, and keeps, while its store can't be written.
@MainActor
@Suite struct `A store that can't be written` {
  private let folder: URL
  private let container: ModelContainer
  private let other: SQLiteConnection

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "faulty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "store.sqlite")
    container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(url: file, busyTimeout: .zero))
    other = try SQLiteConnection(
      name: file.path(percentEncoded: false), busyTimeout: .zero)
  }

  @Test(arguments: Pattern.all)
  func `keeps a music video while it is locked`(pattern: Pattern) async throws {
    try await expect(
      pattern, toSay: "is locked by another program",
      between: { try other.run("BEGIN IMMEDIATE") },
      and: { try other.run("ROLLBACK") })
  }

  @Test(arguments: Pattern.all)
  func `keeps a music video while it is read-only`(
    pattern: Pattern
  ) async throws {
    try await expect(
      pattern, toSay: "may be read but not written",
      between: { try set("query_only = ON") },
      and: { try set("query_only = OFF") })
  }

  private func set(_ pragma: String) throws {
    try container.store.withConnection { try $0.run("PRAGMA \(pragma)") }
  }

  private func expect(
    _ pattern: Pattern, toSay reason: String,
    between begin: () throws -> Void, and end: () throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = Screen(width: 200) {
      DemoRoot(
        context: container.mainContext,
        screen: pattern.view(
          of: .musicVideos,
          with: Services(container: container, catalog: BundledCatalog())))
    }
    try screen.type("not ditto", into: "Search")
    try screen.submit("Search")
    await screen.waitForTasks()
    try screen.tap("The Made-Ups - Not Ditto")

    try begin()
    try screen.tap("☆ Not in playlist")
    #expect(screen.text.contains("! Not saved: "))
    #expect(screen.text.contains(reason))
    #expect(screen.text.contains("[★ In playlist]"))
    #expect(screen.text.contains("Search: [not ditto"))

    try end()
    try screen.tap("Playlist")
    #expect(screen.text.contains("\nThe Made-Ups - Not Ditto\n"))
    #expect(!screen.text.contains("! Not saved"))
    let count = try ModelContext(container)
      .fetchCount(FetchDescriptor<PlaylistEntry>())
    #expect(count == 1)
  }
}
