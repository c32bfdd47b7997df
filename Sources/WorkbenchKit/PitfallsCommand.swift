import Foundation
import Pitfalls
import ProgramKit
import Specification
import TextUI

/// `workbench pitfalls [NAME]`: the posts' troubles, broken and mended.
struct PitfallsCommand {
  private static let options = [
    "NAME", "--all", "--kind KIND", "--code", "--check", "--broken",
    "--markdown",
  ]

  let pitfalls: [Pitfall]
  private let kind: Pitfall.Kind?
  private let first: Clause.ID?
  private let checks: Bool
  private let playsBroken: Bool
  private let isMarkdown: Bool
  private let showsCode: Bool

  /// Reads the arguments after `pitfalls`.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: inout CommandLineArguments) throws(UsageError) {
    let takesAll = arguments.takeFlag("--all")
    checks = arguments.takeFlag("--check")
    playsBroken = arguments.takeFlag("--broken")
    isMarkdown = arguments.takeFlag("--markdown")
    showsCode = arguments.takeFlag("--code")
    kind = try Self.takeKind(from: &arguments)
    let isHeld = playsBroken && checks
    first =
      isHeld ? try arguments.takeValue(of: "--from")?.uppercased() : nil
    let word = arguments.takeWord()
    try arguments.finish(
      options: Self.options + (isHeld ? ["--from CLAUSE"] : []))
    if isMarkdown, playsBroken { throw .conflict("--broken", "--markdown") }
    if isMarkdown, kind != nil { throw .conflict("--kind", "--markdown") }
    if checks, !playsBroken, kind != nil {
      throw .conflict("--kind", "--check")
    }
    if checks, isMarkdown { throw .conflict("--check", "--markdown") }
    if showsCode, checks { throw .conflict("--code", "--check") }
    if showsCode, playsBroken { throw .conflict("--code", "--broken") }
    if showsCode, isMarkdown { throw .conflict("--code", "--markdown") }
    if takesAll, word != nil { throw .conflict("--all", "NAME") }
    if takesAll, playsBroken { throw .conflict("--all", "--broken") }
    if let word {
      guard let pitfall = Pitfall.named(word) else {
        throw .unexpectedArgument(word, known: Pitfall.all.map(\.name))
      }
      if let kind, !pitfall.kinds.contains(kind) {
        throw .badValue(
          option: "--kind", value: kind.rawValue,
          accepted: Self.list(of: pitfall.kinds))
      }
      if let first, !pitfall.clauseIDs.contains(first) {
        guard !pitfall.clauseIDs.isEmpty else {
          throw .conflict("--from", pitfall.name)
        }
        throw .badValue(
          option: "--from", value: first,
          accepted: pitfall.clauseIDs.joined(separator: ", "))
      }
      pitfalls = [pitfall]
    } else {
      pitfalls = takesAll ? Pitfall.all : []
    }
    if pitfalls.isEmpty, checks || playsBroken || showsCode {
      throw .missingWord(known: ["NAME", "--all"])
    }
  }

  private static func takeKind(
    from arguments: inout CommandLineArguments
  ) throws(UsageError) -> Pitfall.Kind? {
    guard let word = try arguments.takeValue(of: "--kind") else { return nil }
    guard let kind = Pitfall.Kind(rawValue: word.lowercased()) else {
      throw .badValue(
        option: "--kind", value: word,
        accepted: list(of: Pitfall.Kind.allCases))
    }
    return kind
  }

  private static func list(of kinds: [Pitfall.Kind]) -> String {
    kinds.map(\.rawValue).joined(separator: ", ")
  }

  // MARK: Running

  /// Lists, plays or checks.
  ///
  /// - Returns: Whether nothing differs.
  /// - Throws: A `ScriptError`, a `StorageError`, or that a compiler or another
  ///   process is needed and not to be had.
  func run() async throws -> Bool {
    if pitfalls.isEmpty { Program.print(isMarkdown ? Pitfall.index : list) }
    var isAsExpected = true
    var pause = Pause()
    for pitfall in pitfalls where hasKind(pitfall) {
      if playsBroken {
        isAsExpected = try await showBroken(pitfall) && isAsExpected
      } else if checks {
        isAsExpected = await check(pitfall) && isAsExpected
      } else {
        let demonstration = try await Demonstration(
          of: pitfall, kind, mendedBy: Pattern.all)
        if isMarkdown {
          Program.print(demonstration.markdown)
        } else if !play(demonstration, &pause) {
          break
        }
      }
    }
    return isAsExpected
  }

  private func hasKind(_ pitfall: Pitfall) -> Bool {
    kind.map(pitfall.kinds.contains) ?? true
  }

  /// Plays or checks the broken version in this process.
  private func showBroken(_ pitfall: Pitfall) async throws -> Bool {
    if checks {
      return try await pitfall.checkBroken(kind, from: first) {
        Program.print($0)
      }
    }
    try await pitfall.playBroken(kind) { Program.print("\($0)\n") }
    return true
  }

  /// Prints what is not as the pitfall and its page say.
  private func check(_ pitfall: Pitfall) async -> Bool {
    var differences: [String]
    do {
      let demonstration = try await Demonstration(
        of: pitfall, mendedBy: Pattern.all)
      differences = try await demonstration.differences(
        from: pitfall.page ?? "")
    } catch {
      differences = ["\(error)"]
    }
    Program.print("\(differences.isEmpty ? "✓" : "✗") \(pitfall)")
    differences.forEach { Program.print("  \($0)") }
    return differences.isEmpty
  }

  /// Shows part after part: in a terminal when Return is pressed.
  ///
  /// - Returns: Whether whoever sits there wants to go on.
  private func play(
    _ demonstration: Demonstration, _ pause: inout Pause
  ) -> Bool {
    let width = Terminal.isInteractive ? Terminal.width : Int.max
    for part in demonstration.parts(width: width, showsCode: showsCode) {
      guard pause.isOver() else { return false }
      Program.print("\(part)\n")
    }
    return true
  }

  /// Every pitfall with its trouble.
  private var list: String {
    Screen(width: Terminal.width) {
      ForEach(Pitfall.all.filter(hasKind)) { pitfall in
        Text(pitfall.title).bold()
        Text(pitfall.trouble).padding(.leading, 2)
      }
    }
    .text
  }
}

/// The time between two parts: none before the first, and none where nobody
/// sits.
private struct Pause {
  private var isFirst = true

  /// Waits in a terminal until Return is pressed.
  ///
  /// - Returns: Whether whoever sits there wants to go on.
  mutating func isOver() -> Bool {
    guard Terminal.isInteractive else { return true }
    if isFirst {
      isFirst = false
      Program.print("Return shows what is next; q and Return end it.\n")
      return true
    }
    guard let line = readLine() else { return false }
    return !["q", "quit"].contains(line.lowercased())
  }
}

extension Pitfall {
  /// The page in `docs/pitfalls`, where the program was built.
  var page: String? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/pitfalls").standardizedFileURL
    return try? String(
      contentsOf: folder.appending(path: "\(name).md"), encoding: .utf8)
  }
}
