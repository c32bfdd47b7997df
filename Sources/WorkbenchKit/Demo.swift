import Foundation
import Model
import ModelUI
import ProgramKit
import Specification
import TextUI

/// A program that shows the screens of one pattern.
public struct Demo {
  private let program: String
  private let pattern: Pattern

  /// Makes a demo.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - pattern: The pattern whose screens it shows.
  public init(_ program: String, of pattern: Pattern) {
    self.program = program
    self.pattern = pattern
  }

  /// Runs the program with the arguments of the process, and exits.
  public func main() async -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    await Program.run(program) { try await run(arguments) }
  }

  private func run(_ arguments: [String]) async throws -> Int32 {
    let options = try DemoOptions(arguments)
    switch options.action {
    case .help:
      Program.print(help)
      return EXIT_SUCCESS
    case .version:
      Program.print("\(program) \(Program.version)")
      return EXIT_SUCCESS
    case .run:
      return try await show(options)
    }
  }

  private func show(_ options: DemoOptions) async throws -> Int32 {
    let script = try options.script.map { try Self.read($0) }
    if let script { try Script.check(script) }
    let container = try options.store.open()
    let root = DemoRoot(
      context: container.mainContext,
      screen: pattern.view(
        of: .home,
        with: Services(container: container, catalog: options.catalog.open())))
    if script == nil, Terminal.isInteractive {
      let signal = await Terminal.run(name: pattern.name) { root }
      try container.mainContext.save()
      return signal.map { 128 + $0 } ?? EXIT_SUCCESS
    }
    let player = ScriptPlayer(
      Screen(width: options.width) { root }, on: container.mainContext,
      echoes: options.echoes)
    if let script {
      try await player.play(script)
    } else if Terminal.isInputInteractive {
      await player.showOnce()
    } else {
      try await player.playStandardInput()
    }
    return EXIT_SUCCESS
  }

  private static func read(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { throw UnreadableScript(path: path, reason: "there is no such file") }
    guard !isFolder.boolValue else {
      throw UnreadableScript(path: path, reason: "it is a folder")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UnreadableScript(path: path, reason: "it may not be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw UnreadableScript(path: path, reason: "it is no text in UTF-8")
    }
    return text
  }

  private var help: String {
    """
    \(program): the screens of the architecture workbench in \(pattern.name)

    In a terminal it shows the screens; ? lists the keys. Where standard input
    is a pipe or a file, it reads commands from it and prints the screen after
    each.

    Usage: \(program) [options]

    Options
      --store PATH     keep what is stored in this file; unless told otherwise
                       in \(StoreLocation.standard.path(percentEncoded: false))
      --memory         keep it in memory: it goes when the program ends
      --catalog NAME   where music videos are searched for: bundled, the made-up
                       ones in the program (the default), or itunes, Apple's
      --catalog-url URL
                       as --catalog itunes, at another address that answers
                       like the iTunes Search API
      --script FILE    run the commands in this file
      --echo           print each command before the screen that it leads to
      --width N        the width of printed screens in columns, \
    \(DemoOptions.widths.lowerBound) to \(DemoOptions.widths.upperBound); 80
      --version        print the version
      --help           print this text

    Environment
      TERM=dumb        print the screens in a terminal, too, and ask for commands
      NO_COLOR=1       no inverse video, bold or dim: the cursor shows the focus
      LC_ALL, LC_CTYPE, LANG
                       without UTF-8, ASCII alone: ? for what it doesn't have

    Commands
    \(ScriptCommand.usage.split(separator: "\n").map { "  \($0)" }
      .joined(separator: "\n"))

    Exit code: 0; 64 if it is called wrongly; 1 for any other failure.
    """
  }
}

/// A script that can't be read.
private nonisolated struct UnreadableScript: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String {
    "the script “\(path)” can't be read: \(reason). Name a text file."
  }
}
