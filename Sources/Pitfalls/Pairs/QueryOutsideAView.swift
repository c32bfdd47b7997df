import Foundation
import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let queryOutsideAView = Pitfall(
    name: "query-outside-a-view",
    trouble: """
      A @Query in a storage object stays empty and refreshes nobody, while \
      the store fills.
      """,
    sources: [.queries], rules: [.queryInAClass],
    pairs: ScreenPair(
      fixture: .roster, firstLine: "Scored",
      steps: [
        .user(#"tap "99 모마 아포짓""#), .user(#"tap "3 김다인 세터""#),
      ],
      broken: Pattern(broken: "query-outside-a-view") { _ in QuerylessRoster()
      },
      expectation: Expectation(
        extraLines: ["  No scores yet", "Delete last (disabled)"],
        missingLines: ["99  모마    아포짓", " 3  김다인  세터", "[Delete last]"],
        failingClauses: ["R2", "R3", "R4", "R5", "R6", "R7", "R8"])),
    question: """
      Nothing is logged here, and the post tells of no warning. How would you \
      find out?
      """,
    answer: """
      Put the property back into the view: the scores are all there, as the \
      post's author found. A query is a view's property, connected and \
      refreshed with its view. Anyone else holds a ResultsObserver, which is \
      new in iOS 27.
      """)
}

/// Keeps the scores, and would know them if it were a view.
private final class ScoreStorage {
  @Query var scores: [Score]

  func insert(_ score: Score, into modelContext: ModelContext) {
    modelContext.insert(score)
  }

  func deleteLast(from modelContext: ModelContext) {
    if let last = scores.last {
      modelContext.delete(last)
    }
  }
}

private struct QuerylessRoster: View {
  @Environment(\.modelContext) private var modelContext
  @State private var order = ScoreOrder.time
  private let storage = ScoreStorage()

  var body: some View {
    RosterLayout(
      scores: storage.scores.sorted(using: order.sortDescriptors),
      order: $order, canDeleteLast: !storage.scores.isEmpty,
      memberTapped: { storage.insert(Score($0), into: modelContext) },
      deleteLastButtonTapped: { storage.deleteLast(from: modelContext) })
  }
}
