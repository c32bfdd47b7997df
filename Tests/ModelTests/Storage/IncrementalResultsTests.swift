import Foundation
import Testing

@testable import Model

/// Results that are brought up to date without fetching.
///
/// Rows are taken away behind the context's back: a fetch would miss them.
@Suite struct `Incremental results` {
  let container: ModelContainer
  let context: ModelContext
  let goals: [Goal]

  init() throws {
    container = try ModelContainer.inMemory()
    context = ModelContext(container)
    goals = ["다", "나", "가", "라"].enumerated().map { [context] in
      context.add($0.offset, $0.element)
    }
    try context.save()
  }

  private func forgetRows() throws {
    try container.store.withConnection { connection in
      try connection.run("DELETE FROM Goal")
    }
  }

  private func observer(
    _ descriptor: FetchDescriptor<Goal>
  ) throws -> ResultsObserver<Goal, Never> {
    try ResultsObserver(fetchDescriptor: descriptor, modelContext: context)
  }

  private var byName: FetchDescriptor<Goal> {
    FetchDescriptor(sortBy: [SortDescriptor(\.name, comparator: .lexical)])
  }

  @Test func `an inserted object is placed`() throws {
    let observer = try observer(byName)
    try forgetRows()

    context.add(4, "나라")
    #expect(observer.results.map(\.name) == ["가", "나", "나라", "다", "라"])
    try context.save()

    #expect(observer.results.map(\.name) == ["가", "나", "나라", "다", "라"])
  }

  @Test func `a changed object moves, comes and goes`() throws {
    var descriptor = byName
    descriptor.predicate = #Predicate { $0.number < 3 }
    let observer = try observer(descriptor)
    try forgetRows()

    goals[0].name = "ㄱ"
    #expect(observer.results.map(\.name) == ["ㄱ", "가", "나"])
    goals[1].renumber(9)
    #expect(observer.results.map(\.name) == ["ㄱ", "가"])
    goals[3].renumber(0)

    #expect(observer.results.map(\.name) == ["ㄱ", "가", "라"])
  }

  @Test func `a deleted object goes and is brought back`() throws {
    let observer = try observer(byName)
    try forgetRows()

    context.delete(goals[1])
    #expect(observer.results.map(\.name) == ["가", "다", "라"])
    context.insert(goals[1])

    #expect(observer.results.map(\.name) == ["가", "나", "다", "라"])
  }

  @Test func `an object saved in another context is placed`() throws {
    let observer = try observer(byName)
    let other = ModelContext(container)
    other.add(5, "나라")
    try other.save()
    try forgetRows(but: 5)

    context.processPendingChanges()

    #expect(observer.results.map(\.name) == ["가", "나", "나라", "다", "라"])
  }

  private func forgetRows(but row: Int64) throws {
    try container.store.withConnection { connection in
      try connection.run("DELETE FROM Goal WHERE _row <> ?", [.integer(row)])
    }
  }

  @Test func `results with a window are fetched`() throws {
    var descriptor = byName
    descriptor.fetchLimit = 2
    let observer = try observer(descriptor)
    try forgetRows()

    context.add(4, "나라")

    #expect(observer.results.map(\.name) == ["나라"])
  }

  @Test func `results are fetched when many have changed`() throws {
    let observer = try observer(byName)
    try forgetRows()

    for index in 0..<20 { context.add(index, "마") }

    #expect(observer.results.count == 20)
  }

  @Test func `results of another entity are left alone`() throws {
    let observer = try observer(byName)
    try forgetRows()

    for _ in 0..<20 { context.insert(Sample()) }

    #expect(observer.results.count == 4)
  }

  @Test func `results that were fetched in between have nothing twice`() throws
  {
    context.add(5, "마")
    let observer = try observer(byName)
    context.processPendingChanges()
    try context.save()

    #expect(observer.results.map(\.name) == ["가", "나", "다", "라", "마"])
  }
}
