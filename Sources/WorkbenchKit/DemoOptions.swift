import Foundation
import ProgramKit

/// What a demo was asked to do.
nonisolated struct DemoOptions: Hashable {
  enum Action {
    case run, help, version
  }

  static let widths = 20...500
  static let names = [
    "--store PATH", "--memory", "--script FILE", "--echo", "--width N",
    "--version", "--help",
  ]

  private(set) var action = Action.run
  private(set) var store = StoreLocation.file(StoreLocation.standard)
  private(set) var script: String?
  private(set) var echoes = false
  private(set) var width = 80

  /// Reads the arguments of the program.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: [String]) throws(UsageError) {
    var arguments = CommandLineArguments(arguments)
    let wantsHelp = arguments.takeFlag("--help") || arguments.takeFlag("-h")
    let wantsVersion = arguments.takeFlag("--version")
    echoes = arguments.takeFlag("--echo")
    let isInMemory = arguments.takeFlag("--memory")
    if let file = try StoreLocation.takeFile(from: &arguments) {
      guard !isInMemory else { throw .conflict("--store", "--memory") }
      store = .file(file)
    }
    if isInMemory {
      store = .memory
    }
    script = try arguments.takeValue(of: "--script")
    width =
      try arguments.takeNumber(of: "--width", in: Self.widths) ?? width
    try arguments.finish(options: Self.names)
    if wantsHelp {
      action = .help
    } else if wantsVersion {
      action = .version
    }
  }
}
