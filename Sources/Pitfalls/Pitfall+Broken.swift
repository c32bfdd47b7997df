import Specification

@MainActor extension Pitfall {
  /// Plays the broken version alone, in this process: it may trap.
  ///
  /// - Parameters:
  ///   - kind: Which of several; nil plays them all.
  ///   - show: Is told what there is to be seen, bit by bit.
  /// - Throws: A `ScriptError`, a `StorageError`, or that there is no compiler.
  public func playBroken(
    _ kind: Kind?, _ show: (String) -> Void
  ) async throws {
    for pair in pairs(of: kind) {
      try await pair.playBroken(show)
    }
  }

  /// Holds the broken version to the clauses of its screen, in this process:
  /// it may trap.
  ///
  /// - Parameters:
  ///   - kind: Which of several; nil means all.
  ///   - first: The first of ``clauseIDs`` that is checked; nil means all.
  ///   - show: Is told of each clause whether it is fulfilled.
  /// - Returns: Whether each is.
  /// - Throws: That there is no compiler.
  public func checkBroken(
    _ kind: Kind?, from first: Clause.ID?, _ show: (String) -> Void
  ) async throws -> Bool {
    var holds = true
    for pair in pairs(of: kind) {
      holds = try await pair.checkBroken(from: first, show) && holds
    }
    return holds
  }

  /// The names of the clauses to which the broken version is held.
  public nonisolated var clauseIDs: [Clause.ID] {
    pairs.first?.clauses.map(\.id) ?? []
  }

  /// The pairs in which the trouble comes to light in a way.
  nonisolated func pairs(of kind: Kind?) -> [any Pair] {
    pairs.filter { kind == nil || $0.kind == kind }
  }
}
