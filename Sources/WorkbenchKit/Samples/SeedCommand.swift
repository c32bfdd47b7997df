import Foundation
import Model
import ProgramKit
import TextUI

/// `workbench seed` and `workbench reset`: a store with the sample data and
/// nothing else, and one with nothing at all.
struct SeedCommand {
  nonisolated enum Aim {
    case seed, reset
  }

  nonisolated static let options = ["--store PATH", "--yes"]

  private let aim: Aim
  private let file: URL
  private let isAgreed: Bool

  /// Reads the arguments after the command.
  ///
  /// - Throws: ``UsageError``.
  init(
    _ aim: Aim, _ arguments: inout CommandLineArguments
  ) throws(UsageError) {
    self.aim = aim
    file =
      try StoreLocation.takeFile(from: &arguments)
      ?? StoreLocation.standard
    isAgreed = arguments.takeFlag("--yes")
    try arguments.finish(options: Self.options)
  }

  /// Changes the store, unless it has data of its own and nobody agrees.
  ///
  /// A program that has the store open shows the change by itself.
  ///
  /// - Parameter agrees: Is asked a question, and answers whether to go on;
  ///   nil where nobody can be asked.
  /// - Returns: The exit code.
  /// - Throws: A `StorageError`, or ``OwnData``. The store is what it was.
  func run(
    asking agrees: ((String) -> Bool)? = SeedCommand.personInTerminal
  ) throws -> Int32 {
    let path = file.path(percentEncoded: false)
    guard aim == .seed || FileManager.default.fileExists(atPath: path) else {
      Program.print("There is no store \(path).")
      return EXIT_SUCCESS
    }
    let context = ModelContext(try StoreLocation.file(file).open())
    let isSample = try SampleData.isAll(of: context)
    if aim == .seed, isSample {
      Program.print("The store \(path) has the sample data already.")
      return EXIT_SUCCESS
    }
    if !isAgreed, !isSample, let own = try SampleData.summary(of: context) {
      guard let agrees else { throw OwnData(path: path, content: own) }
      let question =
        "The store \(path) has \(own). Delete what it has? [y/N]"
      guard agrees(question) else {
        Program.print("Nothing was changed.")
        return EXIT_FAILURE
      }
    }
    try SampleData.replace(in: context, seeds: aim == .seed)
    let summary = try SampleData.summary(of: context) ?? "nothing"
    Program.print("The store \(path) has \(summary) now.")
    return EXIT_SUCCESS
  }

  /// Asks the person at the terminal, if there is one.
  private static var personInTerminal: ((String) -> Bool)? {
    guard Terminal.isInteractive else { return nil }
    return { question in
      Program.print(question)
      return ["y", "yes"].contains(readLine()?.lowercased())
    }
  }
}

/// A store has data of its own, and nobody can be asked whether it may go.
private nonisolated struct OwnData: Error, CustomStringConvertible {
  let path: String
  let content: String

  var description: String {
    """
    the store \(path) has \(content). Nothing was changed. Add --yes to delete \
    what it has, or name another store with --store PATH.
    """
  }
}
