import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let nestedObject = Pitfall(
    name: "nested-object",
    trouble: """
      A value that is read through an object inside an observed object stays \
      stale: only the outer one is observed.
      """,
    sources: [.reports], rules: [.publishedChange],
    pairs: ScreenPair(
      fixture: .cows, lastLine: "Selection",
      preparation: [
        .user(#"type "calf" into "Search""#, #"tap "Calf""#)
      ],
      steps: [.user(#"tap "Moo""#)],
      broken: Pattern(broken: "nested-object") { _ in CowsWithNestedModel() },
      expectation: Expectation(
        extraLines: ["[Moo]  Mooed 0 times"],
        missingLines: ["[Moo]  Mooed 1 time"], failingClauses: ["C5"])),
    question: "Type a letter, and the count is right. Why?",
    answer: """
      The search is the outer object's, so its view is refreshed and reads the \
      count once more. MVC nests objects throughout and doesn't have this: \
      each controller brings a view of its own, which observes it. Nor has \
      @Observable: what a body reads is what it follows, however deep.
      """)
}

/// Counts how often its cow has mooed.
private final class CowDetailModel: ObservableObject {
  let cow: Cow
  @Published var moos = 0

  init(cow: Cow) {
    self.cow = cow
  }
}

/// Holds the model of the selected cow, and is told nothing by it.
private final class CowsModel: ObservableObject {
  @Published var search = ""
  @Published private var detail: CowDetailModel?

  var moos: Int { detail?.moos ?? 0 }

  var selection: Cow? {
    get { detail?.cow }
    set {
      guard newValue != selection else { return }
      detail = newValue.map(CowDetailModel.init)
    }
  }

  func mooButtonTapped() {
    detail?.moos += 1
  }
}

private struct CowsWithNestedModel: View {
  @StateObject private var model = CowsModel()

  var body: some View {
    CowsLayout(search: $model.search, selection: $model.selection) { cow in
      CowDetailLayout(
        cow: cow, moos: model.moos, mooButtonTapped: model.mooButtonTapped)
    }
  }
}
