import Components
import Model
import TextUI

/// The roster screen as a view that is generic over its view model.
public struct RosterScreen<ViewModel: RosterViewModel>: View {
  @StateObject private var viewModel: ViewModel

  public init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  // MARK: Body

  public var body: some View {
    AdaptiveStack(lines: 1, columns: 4) {
      ScrollView {
        ForEach(TeamMember.sheet) { member in  // R1
          Button {
            viewModel.memberTapped(member)
          } label: {
            MemberRow(member)
          }
        }
      }
      VStack(spacing: 1) {
        VStack {
          Heading("Scored")
          ScoreRows(viewModel.scores)  // R8
        }
        VStack {
          Picker("Order", selection: $viewModel.order) {  // R6
            ForEach(ScoreOrder.allCases) { Text($0.rawValue).tag($0) }
          }
          Button("Delete last", action: viewModel.deleteLastButtonTapped)
            .disabled(!viewModel.canDeleteLast)  // R5
        }
      }
    }
    .navigationTitle("Roster")
  }
}

// MARK: - View models

/// What the roster screen asks of its view model.
@MainActor
public protocol RosterViewModel: ObservableObject {
  /// The scores in the order that is chosen.
  var scores: [Score] { get }
  var order: ScoreOrder { get set }
  var canDeleteLast: Bool { get }

  func memberTapped(_ member: TeamMember)
  /// Deletes the score that was added last, whatever the order.
  func deleteLastButtonTapped()
}

/// Follows the store with observers, whoever changes it.
public final class ObservingRosterViewModel: RosterViewModel {
  @Published public var order = ScoreOrder.time {
    didSet { orderedScores.sortBy = order.sortDescriptors }
  }
  private let modelContext: ModelContext
  // In the order of insertion, which SwiftData would not promise.
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
