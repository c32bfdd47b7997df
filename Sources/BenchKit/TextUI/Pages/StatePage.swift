import TextUI

/// Rows that are a button each, and keep their own `@State`.
struct StatePage: View {
  let rows: Int
  @State private var week = 1

  var body: some View {
    ScrollView {
      VStack {
        Button(Roster.heading(week: week)) { week = 3 - week }
        ForEach(1..<rows + 1) { number in
          StateRow(number: number, week: week)
        }
      }
    }
  }
}

struct StateRow: View {
  let number: Int
  let week: Int
  @State private var plays = false

  var body: some View {
    Button(Roster.row(number, week: week, plays: plays)) { plays.toggle() }
  }
}

extension PageKind {
  /// The goals are those of the design.
  static let state = PageKind(
    "@State", goals: .ofInteractiveRows, decorated: { "[\($0)]" }
  ) { rows in
    PageContent(StatePage(rows: rows))
  }
}
