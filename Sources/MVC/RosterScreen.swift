import Components
import Model
import TextUI

/// The roster screen as a controller that owns the list of scores.
public final class RosterScreen: ViewController {
  @Published var order = ScoreOrder.time {
    didSet { scoreList.order = order }
  }
  let scoreList: ScoreList
  private let modelContext: ModelContext
  // In the order of insertion, which SwiftData would not promise.
  private let scoresByTime: ResultsObserver<Score, Never>

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    scoresByTime = ResultsObserver(
      observing: FetchDescriptor(), in: modelContext)
    scoreList = ScoreList(order: .time, modelContext: modelContext)
  }

  var canDeleteLast: Bool { !scoresByTime.results.isEmpty }

  // MARK: Actions

  func memberTapped(_ member: TeamMember) {
    modelContext.insert(Score(member))  // R2, R3
  }

  func deleteLastButtonTapped() {
    if let last = scoresByTime.results.last {  // R4
      modelContext.delete(last)
    }
  }

  // MARK: - Renderer

  public var contentView: ContentView { ContentView(controller: self) }

  public struct ContentView: View {
    @ObservedObject var controller: RosterScreen

    public var body: some View {
      AdaptiveStack(lines: 1, columns: 4) {
        ScrollView {
          ForEach(TeamMember.sheet) { member in  // R1
            Button {
              controller.memberTapped(member)
            } label: {
              MemberRow(member)
            }
          }
        }
        VStack(spacing: 1) {
          VStack {
            Heading("Scored")
            controller.scoreList.contentView  // R8
          }
          VStack {
            Picker("Order", selection: $controller.order) {  // R6
              ForEach(ScoreOrder.allCases) { Text($0.rawValue).tag($0) }
            }
            Button("Delete last", action: controller.deleteLastButtonTapped)
              .disabled(!controller.canDeleteLast)  // R5
          }
        }
      }
      .navigationTitle("Roster")
    }
  }
}

// MARK: - Score list

/// The scores in an order: the parent controller says which.
final class ScoreList: ViewController {
  var order: ScoreOrder {
    didSet { scores.sortBy = order.sortDescriptors }
  }
  let scores: ResultsObserver<Score, Never>

  init(order: ScoreOrder, modelContext: ModelContext) {
    self.order = order
    scores = ResultsObserver(
      observing: FetchDescriptor(sortBy: order.sortDescriptors),
      in: modelContext)
  }

  // MARK: - Renderer

  var contentView: ContentView { ContentView(controller: self) }

  struct ContentView: View {
    @ObservedObject var controller: ScoreList

    var body: some View {
      ScoreRows(controller.scores.results)
    }
  }
}
