import Components
import Model
import TextUI

/// What the roster screen shows, whoever knows the scores.
struct RosterLayout: View {
  let scores: [Score]
  @Binding var order: ScoreOrder
  let canDeleteLast: Bool
  let memberTapped: (TeamMember) -> Void
  let deleteLastButtonTapped: () -> Void

  var body: some View {
    AdaptiveStack(lines: 1, columns: 4) {
      ScrollView {
        ForEach(TeamMember.sheet) { member in
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
          ScoreRows(scores)
        }
        VStack {
          Picker("Order", selection: $order) {
            ForEach(ScoreOrder.allCases) { Text($0.rawValue).tag($0) }
          }
          Button("Delete last", action: deleteLastButtonTapped)
            .disabled(!canDeleteLast)
        }
      }
    }
    .navigationTitle("Roster")
  }
}
