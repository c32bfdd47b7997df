import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let lostSortAndFilter = Pitfall(
    name: "lost-sort-and-filter",
    trouble: """
      Whoever leaves @Query for a fetch of one's own leaves its sort, order \
      and filter behind, too: the picker is there and does nothing.
      """,
    sources: [.queries, .services], rules: [.queryInAnInit],
    pairs: ScreenPair(
      fixture: .roster, firstLine: "Scored",
      preparation: [
        .user(#"tap "99 모마 아포짓""#, #"tap "3 김다인 세터""#)
      ],
      steps: [.user(#"pick "Number""#)],
      broken: Pattern(broken: "lost-sort-and-filter") { services in
        UnsortedRoster(model: ScoresModel(services.container.mainContext))
      },
      expectation: Expectation(
        extraLines: ["99  모마    아포짓"], missingLines: ["99  모마    아포짓"],
        failingClauses: ["R4", "R6"])),
    question: "How does each pattern get the order back?",
    answer: """
      Direct context makes the query anew in the initialiser of a child view, \
      for a query follows the values of its view. MVC and MVVM set sortBy of \
      the observer that they hold, which fetches and refreshes whoever has \
      read its results. A filter, which is not played here, is lost like the \
      order and goes the same two ways.
      """)
}

/// Follows the store, in the store's own order.
private final class ScoresModel: ObservableObject {
  @Published var order = ScoreOrder.time
  private let modelContext: ModelContext
  private let observer: ResultsObserver<Score, Never>

  init(_ modelContext: ModelContext) {
    self.modelContext = modelContext
    observer = ResultsObserver(observing: FetchDescriptor(), in: modelContext)
  }

  var scores: [Score] { observer.results }

  func memberTapped(_ member: TeamMember) {
    modelContext.insert(Score(member))
  }

  func deleteLastButtonTapped() {
    if let last = scores.last {
      modelContext.delete(last)
    }
  }
}

private struct UnsortedRoster: View {
  @StateObject var model: ScoresModel

  var body: some View {
    RosterLayout(
      scores: model.scores, order: $model.order,
      canDeleteLast: !model.scores.isEmpty, memberTapped: model.memberTapped,
      deleteLastButtonTapped: model.deleteLastButtonTapped)
  }
}
