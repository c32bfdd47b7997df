import Foundation
import ModelUI
import Scenarios
import Specification
import Testing
import TextUI

@testable import Model
@testable import WorkbenchKit

/// Each scenario plays in every pattern, with the same screens.
@MainActor
@Suite struct `Scenarios` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Examples/Scenarios")
    .standardizedFileURL

  @Test(arguments: Scenario.all, [24, 40, 80])
  func `show the same screens in every pattern`(
    scenario: Scenario, width: Int
  ) async throws {
    var walks: [[String]] = []
    for pattern in Pattern.all {
      walks.append(try await screens(of: scenario, in: pattern, width: width))
    }

    #expect(walks[0].count > 5)
    #expect(walks[1] == walks[0])
    #expect(walks[2] == walks[0])
  }

  @Test(arguments: Scenario.all, Pattern.all)
  func `show the screens that are stored beside them`(
    scenario: Scenario, pattern: Pattern
  ) async throws {
    let stored = try String(
      contentsOf: Self.folder.appending(path: "Screens/\(scenario).txt"),
      encoding: .utf8)

    let shown = try await screens(
      of: scenario, in: pattern, width: 80, echoes: true)

    #expect(shown.joined(separator: "\n\n") + "\n" == stored)
  }

  @Test(arguments: ["", "Screens"])
  func `are all that their folder has`(folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: folder), includingPropertiesForKeys: nil)
    let names = files.filter { $0.pathExtension == "txt" }
      .map { $0.deletingPathExtension().lastPathComponent }

    #expect(names.sorted() == Scenario.all.map(\.name).sorted())
  }

  private func screens(
    of scenario: Scenario, in pattern: Pattern, width: Int,
    echoes: Bool = false
  ) async throws -> [String] {
    var screens: [String] = []
    let screen = try Stage(pattern, width: width).open(.home)
    let script = Script(on: screen, echoes: echoes) { screens.append($0) }
    try await script.run(scenario.script)
    #expect(screen.issues.isEmpty)
    return screens
  }
}

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
