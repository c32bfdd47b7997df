import Model
import TextUI

/// The players who scored, the last in sight, or a word that nobody has.
public struct ScoreRows: View {
  private let scores: [Score]

  public init(_ scores: [Score]) {
    self.scores = scores
  }

  public var body: some View {
    List {
      if scores.isEmpty {
        ContentUnavailableView(
          "No scores yet", systemImage: "sportscourt")
      }
      ForEach(scores) { score in
        MemberRow(score.member)
      }
    }
    .defaultScrollAnchor(.bottom)
  }
}
