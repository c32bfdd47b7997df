import Foundation
import Scenarios
import Specification
import Testing
import TextUI
import WorkbenchKit

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
