import Testing
import TextUI

/// What traps, and says why.
@Suite struct `Conformance: traps` {
  // https://developer.apple.com/documentation/swiftui/environmentobject
  @Test
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
  @Test
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
