/// A kind of page that is measured: its views, and what its lines look like.
struct PageKind: Sendable {
  let name: String
  let goals: PageGoals
  /// What stands on the screen for a row's text.
  let decorated: @Sendable (String) -> String
  /// Makes the data of a page with so many rows, and no view yet.
  let content: @MainActor @Sendable (Int) -> PageContent

  init(
    _ name: String, goals: PageGoals,
    decorated: @escaping @Sendable (String) -> String,
    content: @escaping @MainActor @Sendable (Int) -> PageContent
  ) {
    self.name = name
    self.goals = goals
    self.decorated = decorated
    self.content = content
  }

  static let all = [text, state, object, observable, list]

  /// The kind with a name; nil is the result if there is none.
  init?(name: String) {
    guard let kind = Self.all.first(where: { $0.name == name }) else {
      return nil
    }
    self = kind
  }

  func plain(rows: Int, week: Int = 1, plays: Bool = false) -> PlainPage {
    PlainPage(rows: rows, week: week, plays: plays, decorated: decorated)
  }
}
