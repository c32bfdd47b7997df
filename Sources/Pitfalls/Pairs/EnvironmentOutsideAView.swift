import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let environmentOutsideAView = Pitfall(
    name: "environment-outside-a-view",
    trouble: """
      A storage object that reads its context from the environment gets the \
      default one, which no store stands behind: what it inserts goes nowhere.
      """,
    sources: [.queries], rules: [.environmentOutsideAView, .noContainer],
    pairs: ScreenPair(
      fixture: .roster, firstLine: "Scored",
      steps: [.user(#"tap "99 모마 아포짓""#), .user(#"tap "3 김다인 세터""#)],
      broken: Pattern(broken: "environment-outside-a-view") { _ in
        StoragelessRoster()
      },
      expectation: Expectation(
        extraLines: ["  No scores yet", "Delete last (disabled)"],
        missingLines: ["99  모마    아포짓", " 3  김다인  세터", "[Delete last]"],
        issues: [
          .environmentOutsideView("Environment<ModelContext>"),
          .storage(
            """
            Score was not inserted. There is no container to save to. Make a \
            ModelContainer first.
            """),
        ],
        failingClauses: ["R2", "R3", "R4", "R5", "R6", "R7", "R8"])),
    question: "The same line works in a view. What does a view have?",
    answer: """
      A place in the tree. Before each evaluation of a body the framework \
      connects the properties of the view that is there; nobody connects \
      those of an object. Hand the context over: to the initialiser, as MVC \
      and MVVM do here, or with each call. Apple calls an insertion into the \
      default context an error, and does not say whether it is logged or traps.
      """)
}

/// Keeps the scores, if it had a context.
private final class ScoreStorage {
  @Environment(\.modelContext) private var modelContext

  func scores(by order: ScoreOrder) -> [Score] {
    let descriptor = FetchDescriptor(sortBy: order.sortDescriptors)
    return (try? modelContext.fetch(descriptor)) ?? []
  }

  func insert(_ score: Score) {
    modelContext.insert(score)
  }

  func deleteLast() {
    if let last = scores(by: .time).last {
      modelContext.delete(last)
    }
  }
}

private struct StoragelessRoster: View {
  private let storage = ScoreStorage()
  @State private var scores: [Score] = []
  @State private var order = ScoreOrder.time

  private func memberTapped(_ member: TeamMember) {
    storage.insert(Score(member))
    fetch()
  }

  private func deleteLastButtonTapped() {
    storage.deleteLast()
    fetch()
  }

  private func fetch() {
    scores = storage.scores(by: order)
  }

  var body: some View {
    RosterLayout(
      scores: scores, order: $order, canDeleteLast: !scores.isEmpty,
      memberTapped: memberTapped,
      deleteLastButtonTapped: deleteLastButtonTapped
    )
    .onAppear(perform: fetch)
    .onChange(of: order, fetch)
  }
}
