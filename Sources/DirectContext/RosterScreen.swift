import Components
import Model
import ModelUI
import TextUI

/// The roster screen as one view that queries the store itself.
public struct RosterScreen: View {
  @Environment(\.modelContext) private var modelContext
  // In the order of insertion, which SwiftData would not promise.
  @Query private var scores: [Score]
  @State private var order = ScoreOrder.time

  public init() {}

  // MARK: Actions

  private func memberTapped(_ member: TeamMember) {
    modelContext.insert(Score(member))  // R2, R3
  }

  private func deleteLastButtonTapped() {
    if let last = scores.last {  // R4
      modelContext.delete(last)
    }
  }

  // MARK: Body

  public var body: some View {
    AdaptiveStack(lines: 1, columns: 4) {
      ScrollView {
        ForEach(TeamMember.sheet) { member in  // R1
          Button {
            memberTapped(member)
          } label: {
            MemberRow(member)
          }
        }
      }
      VStack(spacing: 1) {
        VStack {
          Heading("Scored")
          ScoreList(order: order)  // R8
        }
        VStack {
          Picker("Order", selection: $order) {  // R6
            ForEach(ScoreOrder.allCases) { Text($0.rawValue).tag($0) }
          }
          Button("Delete last", action: deleteLastButtonTapped)
            .disabled(scores.isEmpty)  // R5
        }
      }
    }
    .navigationTitle("Roster")
  }
}

// MARK: - Score list

/// The scores in an order: a query takes its sort from the view's init.
private struct ScoreList: View {
  @Query private var scores: [Score]

  init(order: ScoreOrder) {
    self._scores = Query(sort: order.sortDescriptors)
  }

  var body: some View {
    ScoreRows(scores)
  }
}
