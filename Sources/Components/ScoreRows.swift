import Model
import TextUI

/// The players who scored, scrolled to the last, or that nobody has yet.
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
