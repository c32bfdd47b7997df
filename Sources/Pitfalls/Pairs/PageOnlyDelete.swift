import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let pageOnlyDelete = Pitfall(
    name: "page-only-delete",
    trouble: """
      A row that is removed from the page's array, and not from the store, is \
      back after a relaunch.
      """,
    sources: [.offsets],
    pairs: ScreenPair(
      fixture: .people,
      preparation: [
        .elsewhere("two people are added") { context in
          context.insert(Person(PersonDraft(name: "김민지", sex: .woman)))
          context.insert(Person(PersonDraft(name: "Alex")))
        }
      ],
      steps: [.user(#"delete "Alex Man""#), .relaunch],
      broken: Pattern(broken: "page-only-delete") { _ in PeopleOfAPage() },
      expectation: Expectation(
        extraLines: ["› Name  Alex", "  Sex   Man"], failingClauses: ["E6"])),
    question: "After the first step the screens are alike. Which test fails?",
    answer: """
      One that asks the store, or that ends the program and starts another. \
      Where the list on screen is the store's answer to a query, nothing is \
      left to be removed but the person: no pattern here keeps an array of \
      its own.
      """)
}

private struct PeopleOfAPage: View {
  @Query private var storedPeople: [Person]
  @State private var people: [Person] = []

  var body: some View {
    PeopleLayout(people: people) { people.remove(atOffsets: $0) }
      .onChange(of: storedPeople.map(\.id), initial: true) {
        people = storedPeople
      }
  }
}
