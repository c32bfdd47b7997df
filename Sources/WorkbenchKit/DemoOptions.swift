import Foundation
import Model
import ProgramKit

/// What a demo was asked to do.
nonisolated struct DemoOptions: Hashable {
  enum Action {
    case run, help, version
  }

  static let widths = 20...500
  static let names = [
    "--store PATH", "--memory", "--catalog NAME", "--catalog-url URL",
    "--script FILE", "--echo", "--width N", "--version", "--help",
  ]

  private(set) var action = Action.run
  private(set) var store = StoreLocation.file(StoreLocation.standard)
  private(set) var catalog = CatalogLocation.bundled
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
    catalog = try Self.catalog(&arguments)
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

  private static func catalog(
    _ arguments: inout CommandLineArguments
  ) throws(UsageError) -> CatalogLocation {
    let given = try arguments.takeValue(of: "--catalog-url")
    let name = try arguments.takeValue(of: "--catalog")
    let address: String
    switch (name, given) {
    case (nil, nil), ("bundled", nil): return .bundled
    case ("bundled", _?): throw .conflict("--catalog bundled", "--catalog-url")
    case ("itunes", _), (nil, _): address = given ?? ITunesCatalog.address
    case (let name?, _):
      throw .badValue(
        option: "--catalog", value: name, accepted: "bundled, itunes")
    }
    guard let url = URL(string: address), url.host()?.isEmpty == false,
      ["http", "https"].contains(url.scheme?.lowercased())
    else {
      throw .badValue(
        option: "--catalog-url", value: address,
        accepted: "an address that begins with http:// or https://")
    }
    return .address(url)
  }
}
