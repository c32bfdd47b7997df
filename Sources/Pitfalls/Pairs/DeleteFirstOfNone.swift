import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let deleteFirstOfNone = Pitfall(
    name: "delete-first-of-none",
    trouble: """
      A button that deletes whatever has the index 0 ends the program when \
      nothing has it.
      """,
    sources: [.queries],
    pairs: ScreenPair(
      fixture: .roster, firstLine: "Scored",
      preparation: [.user(#"tap "99 모마 아포짓""#)],
      steps: [
        .user(#"tap "Delete last""#), .attempt(#"tap "Delete last""#),
      ],
      broken: Pattern(broken: "delete-first-of-none") { _ in RosterOfTheBold()
      },
      expectation: Expectation(
        extraLines: ["The program ends."],
        missingLines: [
          "Scored", "──────", "  No scores yet", "",
          "Order: (•) Time ( ) Number ( ) Name", "Delete last (disabled)",
        ],
        trap: "Index out of range", failingClauses: ["R5"])),
    question: "Is it enough to disable the button?",
    answer: """
      For a person, until the list changes behind a screen that has not been \
      drawn again. The patterns do both: the button is disabled, and the \
      action asks for an element that may be nil, as in “if let last = \
      scores.last”.
      """)
}

private struct RosterOfTheBold: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var scores: [Score]
  @State private var order = ScoreOrder.time

  private func deleteLastButtonTapped() {
    let newestFirst = Array(scores.reversed())
    modelContext.delete(newestFirst[0])
  }

  var body: some View {
    RosterLayout(
      scores: scores.sorted(using: order.sortDescriptors), order: $order,
      canDeleteLast: true,
      memberTapped: { modelContext.insert(Score($0)) },
      deleteLastButtonTapped: deleteLastButtonTapped)
  }
}
