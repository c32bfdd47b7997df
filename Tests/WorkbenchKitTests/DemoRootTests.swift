import Foundation
import ModelUI
import Specification
import Testing
import TextUI

@testable import Model
@testable import WorkbenchKit

/// What a demo says under its screens.
@MainActor
@Suite struct `The root of a demo` {
  @Test func `says while changes can't be saved`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "locked-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(url: file, busyTimeout: .zero))
    let context = container.mainContext
    let other = try SQLiteConnection(
      name: file.path(percentEncoded: false), busyTimeout: .zero)
    try other.run("BEGIN IMMEDIATE")
    let screen = Screen(width: 200) {
      DemoRoot(context: context, screen: AnyView(Text("screen")))
        .modelContainer(container)
    }
    #expect(screen.text == "screen")

    context.insert(Score(TeamMember.sheet[0]))
    #expect(
      screen.text.hasPrefix("screen\n\n! Not saved: \(file.path()) is locked"))

    try other.run("ROLLBACK")
    #expect(screen.text == "screen")
    #expect(!context.hasChanges)
  }

  @Test func `says when the store can't be read`() throws {
    let container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    context.insert(Score(TeamMember.sheet[0]))
    try context.save()
    try container.store.withConnection {
      try $0.run("UPDATE Score SET position = 'goalkeeper'")
    }

    let screen = Screen(width: 200) {
      DemoRoot(
        context: container.mainContext,
        screen: Pattern.directContext.view(
          of: .roster,
          with: Services(container: container, catalog: BundledCatalog())))
    }

    #expect(screen.text.contains("! Not up to date: Score 1 can't be read"))
  }
}
