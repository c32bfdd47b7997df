/// A query that was submitted; the same one again is another submission.
public struct Submission: Hashable, Sendable {
  /// What is searched for, without blanks at its ends.
  public let query: String

  private let number: Int

  /// Makes the submission that follows another.
  ///
  /// - Parameters:
  ///   - text: What was typed; with nothing but blanks there is no submission.
  ///   - last: The submission before.
  public init?(_ text: String, after last: Submission?) {
    query = text.trimmed
    number = (last?.number ?? 0) + 1
    if query.isEmpty { return nil }
  }
}
