import Testing

/// Whatever views there are and whatever happens to them, a screen shows what
/// one shows that is made anew, and leaves nothing behind.
@Suite(.serialized) struct `Random views and random events` {
  @Test(arguments: ViewProofs.seeds(50, long: 900))
  func `a screen shows what a new one does`(seed: UInt64) async throws {
    let trial = ScreenTrial(seed: seed)

    try trial.compare()
    for _ in 0..<30 {
      try trial.performRandomEvent()
      try await trial.compareTasks()
    }
    try await trial.end()
  }
}
