import Foundation
import ProgramKit

/// What the program was asked to do.
enum BenchCommand {
  case help
  case version
  case measure(Subject, BenchOptions)
  /// What a process of its own is started for; no person types it.
  case measureMemory(of: MemoryReading.Side, in: URL)

  static let measureMemory = "measure-memory"

  /// Reads the arguments of the program.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: [String]) throws(UsageError) {
    var arguments = CommandLineArguments(arguments)
    if arguments.takeFlag("--help") || arguments.takeFlag("-h") {
      self = .help
      return
    }
    if arguments.takeFlag("--version") {
      self = .version
      return
    }
    let subjects = Subject.all.map(\.name)
    guard let word = arguments.takeWord() else {
      try arguments.finish(options: subjects + BenchOptions.names)
      throw .missingWord(known: subjects)
    }
    if word == Self.measureMemory,
      let side = arguments.takeWord().flatMap(MemoryReading.Side.init),
      let path = arguments.takeWord()
    {
      try arguments.finish(options: [])
      self = .measureMemory(of: side, in: URL(filePath: path))
      return
    }
    guard let subject = Subject.all.first(where: { $0.name == word }) else {
      throw .unexpectedArgument(word, known: subjects)
    }
    self = .measure(subject, try BenchOptions(&arguments))
  }
}
