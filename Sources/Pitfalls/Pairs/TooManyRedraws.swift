import Components
import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let tooManyRedraws = Pitfall(
    name: "too-many-redraws",
    trouble: """
      With one observed object for a whole screen each key press evaluates \
      every row, whether or not it shows what has changed.
      """,
    sources: [.controllers, .offsets], rules: [.publishedChange, .equalInputs],
    pairs: ScreenPair(
      fixture: .cows, lastLine: "Selection",
      preparation: [
        .user(#"type "calf" into "Search""#, #"tap "Calf""#)
      ],
      steps: [.user(#"clear "Search""#, #"type "Calf" into "Search""#)],
      broken: Pattern(broken: "too-many-redraws") { _ in CowsOfOneModel() },
      expectation: Expectation(failingClauses: [])),
    question: "No row shows the search. Why is each evaluated for every key?",
    answer: """
      A view that observes an object is refreshed by every published change \
      of it, read or not. Hand a row what it shows, a value: an equal one is \
      skipped. Or make the object @Observable: then a body runs again only \
      for what it has read.
      """)
}

/// Everything that the screen knows.
private final class CowsModel: ObservableObject {
  @Published var search = ""
  @Published private(set) var selection: Cow?
  @Published var moos = 0

  func select(_ cow: Cow) {
    if cow != selection { moos = 0 }
    selection = cow
  }
}

/// Observes all of the screen, to show one cow.
private struct CowRow: View {
  @ObservedObject var model: CowsModel
  let cow: Cow

  var body: some View {
    Button {
      model.select(cow)
    } label: {
      CowCard(cow)
    }
  }
}

private struct CowsOfOneModel: View {
  @StateObject private var model = CowsModel()

  private var cows: [Cow] { Cow.herd.matching(model.search) }

  var body: some View {
    VStack {
      if let selection = model.selection {
        CowDetailLayout(cow: selection, moos: model.moos) { model.moos += 1 }
        Text("Selection").dim()
        Divider()
      }
      List {
        if cows.isEmpty {
          NoCows(for: model.search)
        }
        ForEach(cows) { CowRow(model: model, cow: $0) }
      }
    }
    .searchable(text: $model.search)
    .navigationTitle("Cows Overview")
  }
}
