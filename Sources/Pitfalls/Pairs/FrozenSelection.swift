import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let frozenSelection = Pitfall(
    name: "frozen-selection",
    trouble: """
      A view model that its view owns ignores every later argument: another \
      selection shows the first one's detail.
      """,
    sources: [.controllers], rules: [.stateObject],
    pairs: ScreenPair(
      fixture: .cows, lastLine: "Selection",
      preparation: [
        .user(#"type "calf" into "Search""#, #"tap "Calf""#)
      ],
      steps: [.user(#"tap "Mother and calf""#)],
      broken: Pattern(broken: "frozen-selection") { _ in CowsWithFrozenDetail()
      },
      expectation: Expectation(
        extraLines: ["Calf", " v__v", " (oo)___", "  \"\"|| ||~"],
        missingLines: [
          "Mother and calf", " v____v", " ( oo )_______   v__v",
          "  (--)        )\\ (oo)__", "   ||--uu--||  *  \"\"|||~",
        ],
        failingClauses: ["C4", "C5"])),
    question: """
      The post mends it with onChange(of:), which copies the argument into \
      the model. What is left to go wrong?
      """,
    answer: """
      One body with the old cow before the copy, and every state that is not \
      copied: copied-argument plays that. Say that it is another detail: \
      .id(selection.id) gives it a life of its own (direct context, MVVM). \
      In MVC the question does not come up: the parent's controller owns the \
      child's, and tells it.
      """)
}

/// A cow, and how often it has mooed.
private final class CowDetailModel: ObservableObject {
  let cow: Cow
  @Published var moos = 0

  init(cow: Cow) {
    self.cow = cow
  }
}

/// Owns the model of the first cow that it is made for.
private struct CowDetail: View {
  @StateObject private var model: CowDetailModel

  init(cow: Cow) {
    _model = StateObject(wrappedValue: CowDetailModel(cow: cow))
  }

  var body: some View {
    CowDetailLayout(cow: model.cow, moos: model.moos) { model.moos += 1 }
  }
}

private struct CowsWithFrozenDetail: View {
  @State private var search = ""
  @State private var selection: Cow?

  var body: some View {
    CowsLayout(search: $search, selection: $selection) { CowDetail(cow: $0) }
  }
}
