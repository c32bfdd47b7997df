import Foundation
import Pitfalls
import ProgramKit
import Specification
import TextUI

/// `workbench pitfalls [NAME]`: the posts' troubles, broken and mended.
struct PitfallsCommand {
  private static let options = [
    "NAME", "--all", "--check", "--broken", "--markdown",
  ]

  private let pitfalls: [Pitfall]
  private let checks: Bool
  private let playsBroken: Bool
  private let isMarkdown: Bool

  /// Reads the arguments after `pitfalls`.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: inout CommandLineArguments) throws(UsageError) {
    let word = arguments.takeWord()
    let takesAll = arguments.takeFlag("--all")
    checks = arguments.takeFlag("--check")
    playsBroken = arguments.takeFlag("--broken")
    isMarkdown = arguments.takeFlag("--markdown")
    try arguments.finish(options: Self.options)
    if playsBroken, checks || isMarkdown {
      throw .conflict("--broken", checks ? "--check" : "--markdown")
    }
    if checks, isMarkdown { throw .conflict("--check", "--markdown") }
    if takesAll, word != nil { throw .conflict("--all", "NAME") }
    if let word {
      guard let pitfall = Pitfall.named(word) else {
        throw .unexpectedArgument(word, known: Pitfall.all.map(\.name))
      }
      pitfalls = [pitfall]
    } else {
      pitfalls = takesAll ? Pitfall.all : []
    }
    if pitfalls.isEmpty, checks || playsBroken || isMarkdown {
      throw .missingWord(known: ["NAME", "--all"])
    }
  }

  /// Lists, plays or checks.
  ///
  /// - Returns: Whether nothing differs.
  /// - Throws: A `ScriptError` or a `StorageError`.
  func run() async throws -> Bool {
    if pitfalls.isEmpty { Program.print(Self.list) }
    var isAsExpected = true
    for pitfall in pitfalls {
      if playsBroken {
        try await pitfall.playBroken { Program.print("\($0)\n") }
        continue
      }
      let demonstration = try await Demonstration(
        of: pitfall, mendedBy: Pattern.all)
      if checks {
        isAsExpected = await check(demonstration, of: pitfall) && isAsExpected
      } else if isMarkdown {
        Program.print(demonstration.markdown)
      } else {
        play(demonstration)
      }
    }
    return isAsExpected
  }

  /// Prints what is not as the pitfall and its page say.
  private func check(
    _ demonstration: Demonstration, of pitfall: Pitfall
  ) async -> Bool {
    let differences = await demonstration.differences(from: pitfall.page ?? "")
    Program.print("\(differences.isEmpty ? "✓" : "✗") \(pitfall)")
    differences.forEach { Program.print("  \($0)") }
    return differences.isEmpty
  }

  /// Shows part after part: in a terminal when Return is pressed.
  private func play(_ demonstration: Demonstration) {
    for part in demonstration.parts {
      Program.print("\(part)\n")
      if Terminal.isInteractive { _ = readLine() }
    }
  }

  /// Every pitfall with its trouble.
  private static var list: String {
    Screen(width: Terminal.width) {
      ForEach(Pitfall.all) { pitfall in
        Text("\(pitfall.name) (\(pitfall.kind.rawValue))").bold()
        Text(pitfall.trouble).padding(.leading, 2)
      }
    }
    .text
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
