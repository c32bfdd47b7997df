import Foundation
import ProgramKit
import Specification
import Testing
import TextUI

@testable import Pitfalls
@testable import WorkbenchKit

/// The pitfalls, held to the letter by `docs/pitfalls`.
///
/// After a change, `swift run workbench pitfalls NAME --markdown` prints what
/// the page has to say.
@MainActor
@Suite struct `The pitfalls` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  // One at a time, for other tests want the main actor, too.
  @Test(.serialized, arguments: Pitfall.all)
  func `show their trouble broken, and none mended`(
    pitfall: Pitfall
  ) async throws {
    let page = try #require(pitfall.page)

    let demonstration = try await Demonstration(
      of: pitfall, mendedBy: Pattern.all)

    #expect(try await demonstration.differences(from: page) == [])
  }

  @Test(arguments: Pitfall.all)
  func `are small`(pitfall: Pitfall) throws {
    let source = try String(
      contentsOf: Self.folder.appending(
        path: "Sources/Pitfalls/Pairs/\(pitfall.fileName)"), encoding: .utf8)
    let code = source.split(separator: "\n}\n\n", maxSplits: 1)
      .dropFirst().joined()

    #expect(source.split(separator: "\n").count <= 160)
    #expect(code.split(separator: "\n").count <= 100)
  }

  @Test func `are in a file and on a page each`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Sources/Pitfalls/Pairs").path())
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "docs/pitfalls").path())

    #expect(files.sorted() == Pitfall.all.map(\.fileName).sorted())
    #expect(pages.sorted() == Pitfall.all.map { "\($0.name).md" }.sorted())
  }

  @Test func `follow rules that are listed`() throws {
    let list = try String(
      contentsOf: Self.folder.appending(path: "docs/conformance.md"),
      encoding: .utf8)
    let known = list.matches(of: /(?m)^\| (\d+\w?) \|/).map { String($0.1) }

    let rules = Set(Pitfall.all.flatMap(\.rules))

    #expect(!rules.isEmpty)
    #expect(rules.subtracting(known) == [])
  }

  @Test func `stand one above the other where it is narrow`() async throws {
    let demonstration = try await Demonstration(
      of: .staleList, mendedBy: [.directContext])

    let parts = demonstration.parts(width: 40)

    #expect(
      parts[3] == """
        > elsewhere: 김다인 scores

          BROKEN

          Scored
          ──────
          99  모마    아포짓

          Order: (•) Time ( ) Number ( ) Name
          [Delete last]

          MENDED

          Scored
          ──────
          99  모마    아포짓
        ≠  3  김다인  세터

          Order: (•) Time ( ) Number ( ) Name
          [Delete last]
        """)
  }

  @Test func `differ where a page or a mended version does`() async throws {
    let pair = try #require(Pitfall.staleList.pairs.first as? ScreenPair)
    let demonstration = try await Demonstration(
      of: .staleList, mendedBy: [pair.broken])

    let differences = try await demonstration.differences(from: "# another")

    #expect(
      differences.prefix(2) == [
        """
        missing lines, Broken: expected [" 3  김다인  세터"], found []
        """,
        """
        failing clauses of Broken: expected [], found ["R8"]
        """,
      ])
    #expect(differences.contains("only on the page: # another"))
    #expect(differences.contains("not on the page: # stale-list"))
  }

  @Test(arguments: [
    ["--check", "stale-list"], ["--kind", "shows", "stale-list"],
    ["--broken", "--check", "--from", "r2", "stale-list"],
  ])
  func `may be named last`(words: [String]) throws {
    var arguments = CommandLineArguments(words)

    let command = try PitfallsCommand(&arguments)

    #expect(command.pitfalls.map(\.name) == ["stale-list"])
  }

  @Test(
    arguments: [
      ["nothing"], ["--check"], ["stale-list", "--all"],
      ["--all", "--check", "--markdown"], ["--broken"],
      ["stale-list", "--broken", "--markdown"], ["--all", "--broken"],
      ["stale-list", "--kind"], ["stale-list", "--kind", "odd"],
      ["stale-list", "--kind", "traps"],
      ["stale-list", "--kind", "shows", "--check"],
      ["stale-list", "--kind", "shows", "--markdown"],
      ["stale-list", "--check", "--from", "R1"],
      ["stale-list", "--broken", "--check", "--from", "V1"],
      ["query-is-read-only", "--broken", "--check", "--from", "R1"],
    ])
  func `refuse what can't be meant`(words: [String]) {
    #expect(throws: UsageError.self) {
      var arguments = CommandLineArguments(words)
      _ = try PitfallsCommand(&arguments)
    }
  }
}
