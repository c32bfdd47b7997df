import TextUI

/// A list of rows that keep their own `@State`.
struct ListPage: View {
  let rows: Int
  @State private var week = 1

  var body: some View {
    List {
      Button(Roster.heading(week: week)) { week = 3 - week }
      ForEach(1..<rows + 1) { number in
        StateRow(number: number, week: week)
      }
    }
  }
}

extension PageKind {
  static let list = PageKind(
    "List", goals: .ofLists, decorated: { "› \($0)" }
  ) { rows in
    PageContent(ListPage(rows: rows))
  }
}
