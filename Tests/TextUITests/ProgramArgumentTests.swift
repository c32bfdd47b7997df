import Testing
import TextUI

/// What a program says to arguments that it doesn't know.
@Suite struct `The arguments of a program` {
  @Test(arguments: [
    ("--bogus\u{1B}", "there is no option “--bogus␛”"),
    ("extra", "“extra” is not expected here"),
  ])
  func `are refused with what would be accepted`(
    argument: String, refusal: String
  ) async throws {
    let run = await #expect(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) { [argument = argument as String] in
      await SilentApp.main(["--echo", argument])
    }

    let errors = String(
      decoding: try #require(run).standardErrorContent, as: UTF8.self)
    #expect(errors.contains(": \(refusal); there are --echo, --help\nSee "))
  }
}

private struct SilentApp: App {
  var body: some Scene {
    WindowGroup { EmptyView() }
  }
}
