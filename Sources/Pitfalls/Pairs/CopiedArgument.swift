import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let copiedArgument = Pitfall(
    name: "copied-argument",
    trouble: """
      A model that copies each new argument keeps what nobody thought of \
      copying: another selection goes on with the first one's count.
      """,
    sources: [.controllers], rules: [.stateObject, .change],
    pairs: ScreenPair(
      fixture: .cows, lastLine: "Selection",
      preparation: [
        .user(#"type "calf" into "Search""#, #"tap "Calf""#)
      ],
      steps: [.user(#"tap "Moo""#), .user(#"tap "Mother and calf""#)],
      broken: Pattern(broken: "copied-argument") { _ in
        CowsWithCopiedArgument()
      },
      expectation: Expectation(
        extraLines: ["[Moo]  Mooed 1 time"],
        missingLines: ["[Moo]  Mooed 0 times"], failingClauses: ["C5"])),
    question: "Would one more line, model.moos = 0, mend it?",
    answer: """
      Until the model gets its next property: then someone has to think of it \
      here, too. And before each copy one body still has the old cow. With an \
      .id(selection.id) on the detail nothing has to be thought of, for all \
      state begins anew (direct context, MVVM). MVC has that one more line, in \
      didSet of the cow: no body runs in between, and it has to be thought of.
      """)
}

/// A cow, and how often it has mooed.
private final class CowDetailModel: ObservableObject {
  @Published var cow: Cow
  @Published var moos = 0

  init(cow: Cow) {
    self.cow = cow
  }
}

/// Owns the model of its first cow, and hands it each later one.
private struct CowDetail: View {
  private let cow: Cow
  @StateObject private var model: CowDetailModel

  init(cow: Cow) {
    self.cow = cow
    _model = StateObject(wrappedValue: CowDetailModel(cow: cow))
  }

  var body: some View {
    CowDetailLayout(cow: model.cow, moos: model.moos) { model.moos += 1 }
      .onChange(of: cow) { model.cow = cow }
  }
}

private struct CowsWithCopiedArgument: View {
  @State private var search = ""
  @State private var selection: Cow?

  var body: some View {
    CowsLayout(search: $search, selection: $selection) { CowDetail(cow: $0) }
  }
}
