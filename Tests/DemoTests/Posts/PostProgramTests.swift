import Foundation
import Testing

/// The programs of `Examples/Posts`, held to the letter by `docs/posts`.
///
/// After a change, a program prints with `--echo` what its page has to show.
@Suite struct `The programs of the posts` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Where Foundation looks for a person's folders, on Linux and on macOS.
  private var environment: [String: String] {
    [
      "XDG_DATA_HOME": folder.path("data"),
      "CFFIXED_USER_HOME": folder.path("home"),
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  private func run(
    _ program: String, _ arguments: String..., input: String = ""
  ) throws -> Run {
    try Run(
      "/usr/bin/env",
      environment.map { "\($0)=\($1)" } + [Programs.path(of: program)]
        + arguments,
      input: input)
  }

  // MARK: Pages

  @Test(arguments: Programs.posts)
  func `print what their pages show`(program: String) throws {
    let page = try PostPage(program)

    let run = try run(program, "--echo", input: page.script)

    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(run.output == "\(page.picture)\n")
  }

  @Test(arguments: Programs.posts)
  func `have what their pages name`(program: String) throws {
    let page = try PostPage(program)
    let source = try PostPage.source(of: program)

    #expect(page.names.count > 3)
    #expect(page.names.filter { !source.contains($0) } == [])
  }

  @Test(arguments: Programs.posts)
  func `run as their pages say`(program: String) throws {
    let commands = try PostPage(program).commands

    #expect(commands.count == 2)
    for command in commands {
      #expect(command.contains("swift run \(program)"))
      let run = try Run(
        "/usr/bin/env",
        environment.map { "\($0)=\($1)" } + [
          "bash", "-c",
          command.replacing(
            "swift run \(program)", with: "'\(Programs.path(of: program))'"),
        ])
      #expect(run.code == 0)
      #expect(run.errors == "")
    }
  }

  @Test(arguments: ["Examples/Posts", "docs/posts"])
  func `are all that there is`(folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(
      at: PostPage.folder.appending(path: folder),
      includingPropertiesForKeys: nil
    ).map { $0.deletingPathExtension().lastPathComponent }
      .filter { $0 != "README" }

    #expect(names.sorted() == Programs.posts)
  }

  @Test(arguments: Programs.posts)
  func `say how they are used`(program: String) throws {
    let run = try run(program, "--help")

    #expect(run.code == 0)
    #expect(run.output.contains("\nUsage: \(program) [options]\n"))
    #expect(run.output.contains("\n  tap \"LABEL\" [at N]"))
  }

  @Test(arguments: Programs.posts)
  func `refuse what they can't be called with`(program: String) throws {
    let accepted = "there are --echo, --help\nSee \(program) --help.\n"

    for option in ["--memory", "--script=a", "-x"] {
      let run = try run(program, "--echo", option, input: "show")
      #expect(run.code == 64)
      #expect(run.output == "")
      #expect(
        run.errors
          == "\(program): there is no option “\(option)”; \(accepted)")
    }
    let run = try run(program, "extra", "--memory", input: "show")
    #expect(run.code == 64)
    #expect(
      run.errors == "\(program): “extra” is not expected here; \(accepted)")
  }

  @Test(arguments: Programs.posts)
  func `say their name and which command is refused`(program: String) throws {
    let run = try run(program, input: "tap \"Moo\"")

    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("\(program): line 1: tap \"Moo\": "))
  }

  @Test(arguments: Programs.posts)
  func `are shown in a terminal`(program: String) throws {
    let terminal = try PseudoTerminal(program, [], environment: environment)

    try terminal.wait(for: "quit")
    #expect(terminal.lines[0].hasSuffix(" \(program)"))
    try terminal.send("\u{3}")

    #expect(try terminal.waitForEnd() == 0)
    terminal.expectRestored()
  }

  // MARK: Stores

  @Test(arguments: [
    ("post-000-music-videos", "tap \"Insert\"", "NewJeans Ditto"),
    ("post-001-data-service", "tap \"Add\"", "my data"),
  ])
  func `keep what is stored in a file of their own`(
    program: String, command: String, row: String
  ) throws {
    let first = try run(program, input: command)
    let relaunched = try run(program)

    #expect(first.output == relaunched.output)
    #expect(relaunched.output.hasPrefix("\(row)\n["))
    #expect(relaunched.errors == "")
    let files = FileManager.default.enumerator(atPath: folder.path(""))
    let paths = files?.compactMap { $0 as? String } ?? []
    #expect(paths.contains { $0.hasSuffix("\(program)/default.store") })
  }

  @Test(arguments: [false, true])
  func `log that a store can't be opened`(isInTerminal: Bool) throws {
    try Data().write(to: folder.url.appending(path: "data"))
    let reason = "there is no folder"

    if isInTerminal {
      let terminal = try PseudoTerminal(
        "post-000-music-videos", [], environment: environment)
      try terminal.wait(for: "q quit")
      try terminal.send("q")
      #expect(try terminal.waitForEnd() == 0)
      #expect(terminal.lines.joined().contains(reason))
    } else {
      let run = try run("post-000-music-videos", input: "tap \"Insert\"")
      #expect(run.code == 1)
      #expect(run.output == "[Insert] [Delete]\n")
      #expect(run.errors.contains(reason))
      #expect(run.errors.contains("default.store"))
    }
  }

  @Test func `log it where a terminal can only print, too`() throws {
    try Data().write(to: folder.url.appending(path: "data"))
    let terminal = try PseudoTerminal(
      "post-000-music-videos", [],
      environment: environment.merging(["TERM": "dumb"]) { $1 }, columns: 200)

    try terminal.waitForLine("there is no folder")
    try terminal.send("quit\n")

    #expect(try terminal.waitForEnd() == 0)
  }

  @Test(arguments: [false, true])
  func `end with the reason why a store can't be opened`(
    isInTerminal: Bool
  ) throws {
    try Data().write(to: folder.url.appending(path: "data"))
    let reason = "post-001-data-service: the store can't be opened: "

    if isInTerminal {
      let terminal = try PseudoTerminal(
        "post-001-data-service", [],
        environment: [
          "XDG_DATA_HOME": folder.path("data"),
          "CFFIXED_USER_HOME": folder.path("home"),
        ], columns: 200)
      #expect(try terminal.waitForEnd() == EXIT_FAILURE << 8)
      terminal.expectRestored()
      let said = terminal.lines.joined()
      #expect(said.hasPrefix(reason))
      #expect(said.hasSuffix("Make it first."))
    } else {
      let run = try run("post-001-data-service", input: "tap \"Add\"")
      #expect(run.code == 1)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix(reason))
      #expect(run.errors.contains("default.store"))
    }
  }

  // MARK: What the posts are about

  @Test func `end when the first of no videos is deleted`() throws {
    let run = try run(
      "post-000-music-videos", "--echo", input: "tap \"Delete\"")

    #expect(run.code != 0)
    #expect(run.output == "> tap \"Delete\"\n")
    #expect(run.errors.contains("Index out of range"))
  }

  @Test func `know what another process adds when they add themselves`()
    throws
  {
    let terminal = try PseudoTerminal(
      "post-001-data-service", [], environment: environment)
    try terminal.wait(for: "q quit")

    #expect(try run("post-001-data-service", input: "tap \"Add\"").code == 0)
    try terminal.send("?")
    try terminal.wait(for: "draw the screen anew")
    try terminal.send("?")
    try terminal.wait(for: "? keys")
    #expect(!terminal.lines.contains { $0.hasPrefix("my data") })

    try terminal.send("\r")
    try terminal.wait("both") {
      $0.text.filter { $0.hasPrefix("my data") }.count == 2
    }
  }
}
