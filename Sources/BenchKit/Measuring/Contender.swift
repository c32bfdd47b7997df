/// One way to do some work, ready to run again and again.
@MainActor
struct Contender {
  /// What a run gave.
  struct Run {
    /// A figure for each repetition; none where nobody can measure it.
    let figures: [Double]
    let digest: Digest
  }

  let name: String
  /// The rows that a run must end with.
  let expected: Digest
  let run: () throws -> Run

  init(_ name: String, expected: Digest, run: @escaping () throws -> Run) {
    self.name = name
    self.expected = expected
    self.run = run
  }

  /// A contender that is timed, in milliseconds.
  ///
  /// Only the work itself is: what it is prepared with and what comes of it are
  /// released after the clock has stopped. Work of less than a millisecond is
  /// repeated, and each repetition is a figure of its own and no mean: a wait
  /// for a processor or a disk then spoils one figure and not a whole run.
  ///
  /// - Parameters:
  ///   - name: Who it is.
  ///   - expected: The rows that the work must end with.
  ///   - repetitions: How often a run does the work.
  ///   - prepare: Makes what the work needs.
  ///   - work: The work.
  ///   - digest: Takes the rows from what came of it, once a run.
  init<Setup, Outcome>(
    _ name: String, expected: Digest, repetitions: Int = 1,
    prepare: @escaping () throws -> Setup,
    work: @escaping (Setup) throws -> Outcome,
    digest: @escaping (Setup, Outcome) throws -> Digest
  ) {
    self.init(name, expected: expected) {
      let clock = ContinuousClock()
      var figures: [Double] = []
      var found = Digest()
      for repetition in 1...repetitions {
        let setup = try prepare()
        let start = clock.now
        let outcome = try work(setup)
        figures.append((clock.now - start) / .milliseconds(1))
        if repetition == repetitions { found = try digest(setup, outcome) }
        withExtendedLifetime((setup, outcome)) {}
      }
      return Run(figures: figures, digest: found)
    }
  }
}
