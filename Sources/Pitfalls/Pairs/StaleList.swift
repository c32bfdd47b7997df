import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let staleList = Pitfall(
    name: "stale-list",
    trouble: """
      A list that is copied after each change of one's own misses the changes \
      of everybody else.
      """,
    sources: [.queries, .services], rules: [.resultsObserver],
    pairs: ScreenPair(
      fixture: .roster, firstLine: "Scored",
      steps: [
        .user(#"tap "99 모마 아포짓""#),
        .elsewhere("김다인 scores") { $0.insert(Score(TeamMember.sheet[0])) },
      ],
      broken: Pattern(broken: "stale-list") { services in
        CopyingRoster(
          viewModel: CopyingRosterViewModel(services.container.mainContext))
      },
      expectation: Expectation(
        missingLines: [" 3  김다인  세터"], failingClauses: ["R8"])),
    question: "The store is right. Who would have to tell the view model?",
    answer: """
      The store itself: a @Query in a view, or a ResultsObserver, new in \
      iOS 27, that anyone may hold. To fetch once more after each change is a \
      promise that every author of a change has to keep, in other processes, \
      too.
      """)
}

/// Copies the scores, and copies them again after its own changes.
private final class CopyingRosterViewModel: ObservableObject {
  @Published var scores: [Score] = []
  @Published var order = ScoreOrder.time {
    didSet { fetch() }
  }
  private let modelContext: ModelContext

  init(_ modelContext: ModelContext) {
    self.modelContext = modelContext
    fetch()
  }

  func memberTapped(_ member: TeamMember) {
    modelContext.insert(Score(member))
    fetch()
  }

  func deleteLastButtonTapped() {
    if let last = fetched(by: .time).last {
      modelContext.delete(last)
      fetch()
    }
  }

  private func fetch() {
    scores = fetched(by: order)
  }

  private func fetched(by order: ScoreOrder) -> [Score] {
    let descriptor = FetchDescriptor(sortBy: order.sortDescriptors)
    return (try? modelContext.fetch(descriptor)) ?? []
  }
}

private struct CopyingRoster: View {
  @StateObject var viewModel: CopyingRosterViewModel

  var body: some View {
    RosterLayout(
      scores: viewModel.scores, order: $viewModel.order,
      canDeleteLast: !viewModel.scores.isEmpty,
      memberTapped: viewModel.memberTapped,
      deleteLastButtonTapped: viewModel.deleteLastButtonTapped)
  }
}
