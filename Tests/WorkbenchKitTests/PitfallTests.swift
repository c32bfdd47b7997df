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
    // Each part fits a terminal of 24 lines, with the prompt below it.
    let heights = demonstration.parts(width: 80).map(\.lines.count)
    #expect(heights.filter { $0 > 22 } == [])
  }

  @Test(arguments: Pitfall.all)
  func `are small`(pitfall: Pitfall) throws {
    let snippets = pitfall.pairs.compactMap { ($0 as? CodePair)?.broken }

    let code = try #require(pitfall.code ?? snippets.first)

    #expect((1...100).contains(code.split(separator: "\n").count))
    #expect((pitfall.code == nil) == (pitfall.kinds == [.compile]))
  }

  @Test func `are in a file and on a page each`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Sources/Pitfalls/Pairs").path())
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "docs/pitfalls").path())

    #expect(files.sorted() == Pitfall.all.map(\.fileName).sorted())
    #expect(
      pages.sorted()
        == (Pitfall.all.map { "\($0.name).md" } + ["README.md"]).sorted())
  }

  @Test func `have an index`() throws {
    let page = try String(
      contentsOf: Self.folder.appending(path: "docs/pitfalls/README.md"),
      encoding: .utf8)

    #expect(page == Pitfall.index + "\n")
  }

  @Test func `follow rules that are listed`() throws {
    let list = try String(
      contentsOf: Self.folder.appending(path: "docs/conformance.md"),
      encoding: .utf8)
    let known = list.matches(of: /(?m)^\| (\d+\w?) \|/).map { String($0.1) }

    let rules = Set(Pitfall.all.flatMap(\.rules).map(\.id))

    #expect(!rules.isEmpty)
    #expect(rules.subtracting(known) == [])
  }

  @Test func `name sources that a rule's test names`() throws {
    let tests = Self.folder.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: tests.path()
    ).filter { $0.contains("Conformance") && $0.hasSuffix(".swift") }
    let text = try files.map {
      try String(contentsOf: tests.appending(path: $0), encoding: .utf8)
    }.joined()

    let addresses = Set(Pitfall.all.flatMap(\.rules).map(\.address))

    #expect(addresses.filter { !text.contains($0) } == [])
  }

  @Test func `show their code where it is asked for`() async throws {
    let demonstration = try await Demonstration(
      of: .staleList, mendedBy: [.directContext])

    let parts = demonstration.parts(width: 80)
    let extra = demonstration.parts(width: 80, showsCode: true)
      .filter { !parts.contains($0) }

    #expect(extra == [Pitfall.staleList.code])
    #expect(
      extra.first?.hasPrefix(
        """
        /// Copies the scores, and copies them again after its own changes.
        private final class CopyingRosterViewModel: ObservableObject {
        """) == true)
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
      ["stale-list", "--check", "--from", "R1"], ["--code"],
      ["stale-list", "--code", "--check"],
      ["stale-list", "--code", "--broken"],
      ["stale-list", "--code", "--markdown"],
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
