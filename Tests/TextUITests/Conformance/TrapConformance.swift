import Foundation
import Testing
import TextUI

/// What traps, and says why.
///
/// The tests with an exit run in a process of their own: where Foundation's
/// `Process` waits for programs, as other tests have it do, the two never see
/// the ends of each other's.
@Suite struct `Conformance: traps` {
  private nonisolated static let variable = "TEXTUI_EXIT_TESTS"

  private nonisolated static let runsExits =
    ProcessInfo.processInfo.environment[variable] != nil

  @Test(.disabled(if: runsExits))
  func `happen in a process of their own`() throws {
    let tests = Process()
    tests.executableURL = Bundle.main.executableURL
    tests.arguments = [
      "--testing-library", "swift-testing", "--filter", "TrapConformance",
    ]
    tests.environment = ProcessInfo.processInfo.environment.merging(
      [Self.variable: "1"], uniquingKeysWith: { $1 })
    let output = Pipe()
    tests.standardOutput = output
    tests.standardError = output

    try tests.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self)
    tests.waitUntilExit()

    #expect(tests.terminationStatus == 0, "\(text)")
    #expect(
      text.contains("environment object traps outside a view\" passed"),
      "\(text)")
    #expect(
      text.contains("observable object traps outside a view\" passed"),
      "\(text)")
  }

  // https://developer.apple.com/documentation/swiftui/environmentobject
  @Test(.enabled(if: runsExits))
  func `a read of an environment object traps outside a view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = FindsScore().body }
    }

    let message = String(
      decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("There is no Score"))
  }

  // https://developer.apple.com/documentation/swiftui/environment (4e)
  @Test(.enabled(if: runsExits))
  func `a read of an observable object traps outside a view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = ReadsTally().body }
    }

    let message = String(
      decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("There is no Tally"))
  }
}

private struct ReadsTally: View {
  @Environment(Tally.self) private var tally

  var body: some View { Text("\(tally.points)") }
}
