import Model
import TextUI

/// Follows the store with observers, whoever changes it.
public final class ObservingRosterViewModel: RosterViewModel {
  @Published public var order = ScoreOrder.time {
    didSet { orderedScores.sortBy = order.sortDescriptors }
  }
  private let modelContext: ModelContext
  private let scoresByTime: ResultsObserver<Score, Never>
  private let orderedScores: ResultsObserver<Score, Never>

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    scoresByTime = ResultsObserver(
      observing: FetchDescriptor(), in: modelContext)
    orderedScores = ResultsObserver(
      observing: FetchDescriptor(), in: modelContext)
  }

  public var scores: [Score] { orderedScores.results }
  public var canDeleteLast: Bool { !scoresByTime.results.isEmpty }

  // MARK: Actions

  public func memberTapped(_ member: TeamMember) {
    modelContext.insert(Score(member))  // R2, R3
  }

  public func deleteLastButtonTapped() {
    if let last = scoresByTime.results.last {  // R4
      modelContext.delete(last)
    }
  }
}
