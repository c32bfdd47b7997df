import Foundation
import Testing

/// Where the output of a program can't be written, or isn't read.
@Suite struct `Output of a script` {
  private let folder: TemporaryFolder
  private let script: String

  init() throws {
    folder = try TemporaryFolder()
    script = folder.path("script.txt")
    try Data("open \"Roster\"\nback\n".utf8)
      .write(to: URL(filePath: script))
  }

  @Test(arguments: Programs.demos)
  func `that can't be written ends a program with the reason`(
    demo: String
  ) throws {
    let run = try Run(
      "/bin/sh",
      [
        "-c", #"exec "$0" --memory --script "$1" 1</dev/null"#,
        Programs.path(of: demo), script,
      ])

    #expect(run.code == 1)
    #expect(
      run.errors == """
        \(demo): the output can't be written: Bad file descriptor

        """)
  }

  @Test func `that nobody reads ends a program without a word`() throws {
    let shell = try PseudoTerminal(
      "/bin/sh",
      [
        "-c",
        #"""
        { read go </dev/tty; "$0" --memory --script "$1"; echo "ended $?" >&2
        } | { exec 0<&-; echo closed >&2; }
        """#,
        Programs.path(of: "mvc-demo"), script,
      ])
    try shell.waitForLine("closed")

    try shell.send("\n")
    try shell.waitForLine("ended \(128 + SIGPIPE)")

    #expect(shell.lines.filter { !$0.isEmpty }.count == 2)
  }

  @Test(arguments: Programs.demos)
  func `with its commands can be played again`(demo: String) throws {
    let arguments = ["--memory", "--echo"]
    let first = try Run(
      demo, arguments,
      input: """
        # Someone scores.
        open "Roster"
        pick "Name" in "Order"   # by name
        expect "No scores yet"
        back
        show
        """)
    let commands = first.output.split(separator: "\n")
      .filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }

    let second = try Run(
      demo, arguments, input: commands.joined(separator: "\n"))

    #expect(first.code == 0)
    #expect(commands.count == 5)
    #expect(first.output == second.output)
  }
}
