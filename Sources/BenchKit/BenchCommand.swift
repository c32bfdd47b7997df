import ProgramKit

/// What the program was asked to do.
enum BenchCommand {
  case help
  case version
  case measure(Subject, BenchOptions)
  /// What a process of its own is started for; no person types it.
  case measureMemory(MemoryWork)

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
      _ = try BenchOptions(&arguments, accepting: BenchOption.allCases)
      throw .missingWord(known: subjects)
    }
    if word == Self.measureMemory, let work = MemoryWork(&arguments) {
      try arguments.finish(options: [])
      self = .measureMemory(work)
      return
    }
    guard let subject = Subject.all.first(where: { $0.name == word }) else {
      throw .unexpectedArgument(word, known: subjects)
    }
    self = .measure(
      subject, try BenchOptions(&arguments, accepting: subject.options))
  }
}
