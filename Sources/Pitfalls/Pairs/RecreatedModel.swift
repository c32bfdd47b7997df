import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let recreatedModel = Pitfall(
    name: "recreated-model",
    trouble: """
      An observed object that a view makes for itself is another one after \
      each refresh of the parent: what it held is lost.
      """,
    sources: [.services, .polymorphism, .controllers], rules: [.observedObject],
    pairs: ScreenPair(
      fixture: .cows, lastLine: "Selection",
      preparation: [
        .user(#"type "calf" into "Search""#, #"tap "Calf""#)
      ],
      steps: [
        .user(#"tap "Moo""#, #"tap "Moo""#),
        .user(#"clear "Search""#, #"type "calf" into "Search""#),
      ],
      broken: Pattern(broken: "recreated-model") { _ in CowsWithoutOwner() },
      expectation: Expectation(
        extraLines: ["[Moo]  Mooed 0 times"],
        missingLines: ["[Moo]  Mooed 2 times"], failingClauses: ["C5"])),
    question: """
      As the root of a program the same detail is never seen to fail. Why?
      """,
    answer: """
      A root has no parent that refreshes it, and its own refreshes make no \
      new value of the view: rule 2 has a test for either. An observed object \
      has to be owned elsewhere: by @StateObject in the same view (MVVM), or by \
      the parent's controller (MVC). A view that holds its count in @State owns \
      nothing that could be lost.
      """)
}

/// Counts how often a cow has mooed.
private final class CowDetailModel: ObservableObject {
  @Published var moos = 0
}

/// Observes a model that nobody owns.
private struct CowDetail: View {
  let cow: Cow
  @ObservedObject private var model = CowDetailModel()

  init(cow: Cow) {
    self.cow = cow
  }

  var body: some View {
    CowDetailLayout(cow: cow, moos: model.moos) { model.moos += 1 }
  }
}

private struct CowsWithoutOwner: View {
  @State private var search = ""
  @State private var selection: Cow?

  var body: some View {
    CowsLayout(search: $search, selection: $selection) { CowDetail(cow: $0) }
  }
}
