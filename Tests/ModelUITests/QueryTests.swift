import Foundation
import Model
import ModelUI
import Testing
import TextUI

@MainActor
@Suite struct `Queries` {
  private let container: ModelContainer

  init() throws {
    container = try ModelContainer(
      for: Score.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test func `a query follows insertions and deletions`() throws {
    let screen = Screen { ScoreNames().modelContainer(container) }
    #expect(screen.text == "none")

    let score = insert("김다인")
    #expect(screen.text == "김다인")

    container.mainContext.delete(score)
    #expect(screen.text == "none")
  }

  @Test func `a query that is set anew in an init follows`() throws {
    for name in ["다", "가", "나"] {
      insert(name)
    }
    let screen = Screen { Sorted().modelContainer(container) }
    #expect(screen.text == "[Reverse]\n가 나 다")

    try screen.tap("Reverse")

    #expect(screen.text == "[Reverse]\n다 나 가")
  }

  @Test func `a query sorts by a property`() {
    for name in ["다", "가", "나"] {
      insert(name)
    }

    let screen = Screen { SortedByName().modelContainer(container) }

    #expect(screen.text == "다 나 가")
  }

  @Test func `a query has sections by a property`() throws {
    for member in TeamMember.sheet.prefix(4) {
      container.mainContext.insert(Score(member))
    }
    let screen = Screen { Sectioned().modelContainer(container) }
    #expect(
      screen.text == """
        [Backwards]
        미들: 9
        세터: 3 6
        아포짓: 4
        """)

    try screen.tap("Backwards")

    #expect(
      screen.text == """
        [Backwards]
        미들: 9
        세터: 6 3
        아포짓: 4
        """)
  }

  @Test func `a body does not run for a result that is the same`() {
    insert("김다인")
    let screen = Screen { ScoreNames().modelContainer(container) }
    #expect(screen.bodyCount(of: ScoreNames.self) == 1)

    container.mainContext.delete(insert("모마"))
    screen.settle()

    #expect(screen.bodyCount(of: ScoreNames.self) == 1)
  }

  @Test func `the main context saves at the end of an event`() throws {
    let screen = Screen { Inserts().modelContainer(container) }

    try screen.tap("Insert")

    #expect(!container.mainContext.hasChanges)
    #expect(
      try ModelContext(container).fetchCount(FetchDescriptor<Score>()) == 1)
  }

  @Test func `a context is followed as long as one view has it`() throws {
    let screen = Screen { Twice(container: container) }
    try screen.tap("Drop first")

    insert("김다인")

    #expect(screen.text == "김다인")
    #expect(!container.mainContext.hasChanges)
  }

  @Test func `without a container nothing is stored, and that is recorded`()
    throws
  {
    let screen = Screen { Inserts() }

    try screen.tap("Insert")

    #expect(screen.text == "[Insert]\n0")
    #expect(
      screen.issues == [
        .storage(
          """
          A query of Score has no container. Set one with modelContainer(_:) \
          on a view above.
          """),
        .storage(
          """
          Score was not inserted. There is no container to save to. Make a \
          ModelContainer first.
          """),
      ])
  }

  @Test func `a query outside a view is empty`() {
    insert("김다인")

    #expect(ScoreNames().scores.isEmpty)
  }

  @Test func `a query that can't be run keeps its error`() {
    insert("김다인")
    let screen = Screen { Failing().modelContainer(container) }

    #expect(screen.text.hasPrefix("0 A predicate can't contain"))
  }

  @discardableResult
  private func insert(_ name: String) -> Score {
    let score = Score(TeamMember(number: 1, name: name, position: .setter))
    container.mainContext.insert(score)
    return score
  }
}

// MARK: - Views

private struct ScoreNames: View {
  @Query var scores: [Score]

  var body: some View {
    Text(
      scores.isEmpty ? "none" : scores.map(\.name).joined(separator: " "))
  }
}

private struct Sorted: View {
  @State private var order = SortOrder.forward

  var body: some View {
    Button("Reverse") { order = .reverse }
    SortedNames(order: order)
  }
}

private struct SortedNames: View {
  @Query private var scores: [Score]

  init(order: SortOrder) {
    _scores = Query(
      sort: [SortDescriptor(\.name, comparator: .lexical, order: order)])
  }

  var body: some View {
    Text(scores.map(\.name).joined(separator: " "))
  }
}

private struct SortedByName: View {
  @Query(sort: \Score.name, order: .reverse) private var scores: [Score]

  var body: some View {
    Text(scores.map(\.name).joined(separator: " "))
  }
}

private struct Sectioned: View {
  @State private var order = SortOrder.forward

  var body: some View {
    Button("Backwards") { order = .reverse }
    SectionedScores(order: order)
  }
}

private struct SectionedScores: View {
  @Query private var scores: SectionedResults<Score, Position>

  init(order: SortOrder) {
    _scores = Query(
      sort: order == .forward
        ? [SortDescriptor(\.number)]
        : [SortDescriptor(\.number, order: .reverse)],
      sectionBy: \.position)
  }

  var body: some View {
    ForEach(scores) { section in
      Text(
        "\(section.title.rawValue): "
          + section.map { "\($0.number)" }.joined(separator: " "))
    }
  }
}

private struct Inserts: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var scores: [Score]

  var body: some View {
    Button("Insert") { modelContext.insert(Score(TeamMember.sheet[0])) }
    Text("\(scores.count)")
  }
}

private struct Failing: View {
  @Query(filter: #Predicate<Score> { $0.name.count > 2 })
  private var scores: [Score]

  var body: some View {
    Text("\(scores.count) \(_scores.fetchError.map { "\($0)" } ?? "")")
  }
}

private struct Twice: View {
  @State private var hasFirst = true
  let container: ModelContainer

  var body: some View {
    if hasFirst {
      Button("Drop first") { hasFirst = false }.modelContainer(container)
    }
    ScoreNames().modelContainer(container)
  }
}
