import Model
import TextUI

/// Reads the scores again after each change of its own, and after no other.
///
/// It is the way of two of the posts, kept as a variant to compare with: what
/// is saved elsewhere stays unseen (R8).
public final class RefetchingRosterViewModel: RosterViewModel {
  @Published public private(set) var scores: [Score] = []
  @Published public var order = ScoreOrder.time {
    didSet { refetch() }
  }
  /// Why the last fetch failed; the scores are those of the one before.
  public private(set) var error: (any Error)?

  private var scoresByTime: [Score] = []
  private let modelContext: ModelContext

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    refetch()
  }

  public var canDeleteLast: Bool { !scoresByTime.isEmpty }

  // MARK: Actions

  public func memberTapped(_ member: TeamMember) {
    modelContext.insert(Score(member))  // R2, R3
    refetch()
  }

  public func deleteLastButtonTapped() {
    if let last = scoresByTime.last {  // R4
      modelContext.delete(last)
      refetch()
    }
  }

  private func refetch() {
    do {
      scoresByTime = try modelContext.fetch(FetchDescriptor())
      scores = try modelContext.fetch(
        FetchDescriptor(sortBy: order.sortDescriptors))
      error = nil
    } catch {
      self.error = error
    }
  }
}
