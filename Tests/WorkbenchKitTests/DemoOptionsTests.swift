import Foundation
import ProgramKit
import Testing

@testable import WorkbenchKit

@Suite struct `Options of a demo` {
  @Test func `without options the shared store is shown`() throws {
    let options = try DemoOptions([])

    #expect(options.action == .run)
    #expect(options.store == .file(StoreLocation.standard))
    #expect(options.script == nil)
    #expect(options.width == 80)
  }

  @Test(arguments: [["--store", "a b.sqlite"], ["--store=a b.sqlite"]])
  func `a store is named by its path`(arguments: [String]) throws {
    let options = try DemoOptions(arguments)

    #expect(options.store == .file(URL(filePath: "a b.sqlite")))
  }

  @Test(arguments: [
    (["--catalog", "itunes"], "https://itunes.apple.com/search"),
    (["--catalog-url", "HTTP://localhost:8080/s?a=b"], nil),
    (["--catalog=itunes", "--catalog-url=HTTP://localhost:8080/s?a=b"], nil),
  ])
  func `a catalog is named, or the address of one`(
    arguments: [String], address: String?
  ) throws {
    let url = URL(string: address ?? "HTTP://localhost:8080/s?a=b")

    let catalog = try DemoOptions(arguments).catalog

    #expect(catalog == url.map(CatalogLocation.address))
  }

  @Test(arguments: [[], ["--catalog", "bundled"]])
  func `the bundled catalog is the one unless told otherwise`(
    arguments: [String]
  ) throws {
    #expect(try DemoOptions(arguments).catalog == .bundled)
  }

  @Test func `options stand in any order`() throws {
    let options = try DemoOptions(
      ["--width", "40", "--memory", "--script", "x.txt"])

    #expect(options.store == .memory)
    #expect(options.script == "x.txt")
    #expect(options.width == 40)
  }

  @Test func `commands are repeated when that is asked for`() throws {
    #expect(try DemoOptions(["--echo"]).echoes)
    #expect(try !DemoOptions([]).echoes)
  }

  @Test(arguments: [
    (["--help"], DemoOptions.Action.help), (["-h"], .help),
    (["--version"], .version), (["--version", "--help"], .help),
  ])
  func `help and version are asked for`(
    arguments: [String], action: DemoOptions.Action
  ) throws {
    #expect(try DemoOptions(arguments).action == action)
  }

  @Test(arguments: [
    (["--store"], UsageError.missingValue(option: "--store")),
    (["--store", "--memory"], .missingValue(option: "--store")),
    (["--store", "x", "--memory"], .conflict("--store", "--memory")),
    (
      ["--store="],
      .badValue(option: "--store", value: "", accepted: "the path of a file")
    ),
    (
      ["--width", "ten"],
      .badValue(
        option: "--width", value: "ten", accepted: "a number from 20 to 500")
    ),
    (
      ["--width=19"],
      .badValue(
        option: "--width", value: "19", accepted: "a number from 20 to 500")
    ),
    (
      ["--catalog", "spotify"],
      .badValue(
        option: "--catalog", value: "spotify", accepted: "bundled, itunes")
    ),
    (
      ["--catalog", "bundled", "--catalog-url", "http://localhost"],
      .conflict("--catalog bundled", "--catalog-url")
    ),
    (
      ["--catalog-url", "localhost"],
      .badValue(
        option: "--catalog-url", value: "localhost",
        accepted: "an address that begins with http:// or https://")
    ),
    (
      ["--catalog-url", "ftp://localhost"],
      .badValue(
        option: "--catalog-url", value: "ftp://localhost",
        accepted: "an address that begins with http:// or https://")
    ),
    (["--stoer"], .unknownOption("--stoer", known: DemoOptions.names)),
    (["--memory", "--memory"], .repeatedOption("--memory")),
    (["--store=x", "--store=y"], .repeatedOption("--store")),
    (["x"], .unexpectedArgument("x", known: DemoOptions.names)),
  ])
  func `what is not understood is refused`(
    arguments: [String], error: UsageError
  ) {
    #expect(throws: error) { try DemoOptions(arguments) }
  }
}
