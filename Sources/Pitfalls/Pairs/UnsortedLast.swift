import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let unsortedLast = Pitfall(
    name: "unsorted-last",
    trouble: """
      “The last one” of a list is whichever stands last in it: in another \
      order, or in none, it is not the one that was added last.
      """,
    sources: [.queries], rules: [.noOrder],
    pairs: ScreenPair(
      fixture: .roster, firstLine: "Scored",
      preparation: [
        .user(#"tap "99 모마 아포짓""#, #"tap "3 김다인 세터""#)
      ],
      steps: [.user(#"pick "Number""#), .user(#"tap "Delete last""#)],
      broken: Pattern(broken: "unsorted-last") { _ in RosterOfOneList() },
      expectation: Expectation(
        extraLines: [" 3  김다인  세터"], missingLines: ["99  모마    아포짓"],
        failingClauses: ["R4"])),
    question: """
      The post's list has no order at all, and its button works. For how long?
      """,
    answer: """
      For as long as a fetch without a sort happens to give the order of \
      insertion. Here it is promised to; SwiftData promises nothing. Ask for \
      what is meant: a list of its own, by time, whatever the screen shows.
      """)
}

private struct RosterOfOneList: View {
  @State private var order = ScoreOrder.time

  var body: some View {
    SortedRoster(order: $order)
  }
}

/// Shows the scores in an order, and deletes the last of them.
private struct SortedRoster: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var scores: [Score]
  @Binding private var order: ScoreOrder

  init(order: Binding<ScoreOrder>) {
    _order = order
    _scores = Query(sort: order.wrappedValue.sortDescriptors)
  }

  private func deleteLastButtonTapped() {
    if let last = scores.last {
      modelContext.delete(last)
    }
  }

  var body: some View {
    RosterLayout(
      scores: scores, order: $order, canDeleteLast: !scores.isEmpty,
      memberTapped: { modelContext.insert(Score($0)) },
      deleteLastButtonTapped: deleteLastButtonTapped)
  }
}
