import Foundation
import Observation
import Testing

@testable import Model

/// Whoever hears of a change may at once make another.
@Suite struct `Changes from a callback` {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try ModelContainer.inMemory()
    context = ModelContext(container)
    for number in 0..<20 { context.add(number * 10) }
    try context.save()
  }

  private var goals: [Goal] {
    get throws {
      try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.number)]))
    }
  }

  private func observer(
    limit: Int? = nil
  ) throws -> ResultsObserver<Goal, Never> {
    var descriptor = FetchDescriptor<Goal>(sortBy: [SortDescriptor(\.number)])
    descriptor.fetchLimit = limit
    return try ResultsObserver(
      fetchDescriptor: descriptor, modelContext: context)
  }

  /// Runs an action at the first change of what is read.
  private func onChange(
    of read: @autoclosure () -> Any, _ action: @escaping () -> Void
  ) {
    // Told on the thread that changes, which is this test's.
    nonisolated(unsafe) let action = action
    withObservationTracking {
      _ = read()
    } onChange: {
      action()
    }
  }

  /// Expects an observer to have what a fetch gives.
  private func expectFresh(_ observer: ResultsObserver<Goal, Never>) throws {
    let results = observer.results
    let fresh = try context.fetch(observer.fetchDescriptor)
    #expect(results.map(\.number) == fresh.map(\.number))
    #expect(results.isIdentical(to: fresh))
  }

  @Test func `an object may move while results are changed`() throws {
    let observer = try observer()
    let last = try #require(goals.last)
    onChange(of: observer.results) { last.renumber(-5) }

    context.add(95)
    context.processPendingChanges()

    try expectFresh(observer)
  }

  @Test func `another filter may be set while results are changed`() throws {
    let observer = try observer()
    let goal = try goals[10]
    onChange(of: observer.results) {
      observer.filterBy = #Predicate { $0.number < 50 }
    }

    context.delete(goal)
    context.processPendingChanges()

    #expect(observer.results.map(\.number) == [0, 10, 20, 30, 40])
    context.add(5)
    try expectFresh(observer)
  }

  @Test func `an object may be inserted while results are changed`() throws {
    let observer = try observer()
    onChange(of: observer.results) { [context] in
      context.add(15)
      observer.filterBy = #Predicate { $0.number < 50 }
    }

    context.add(12)
    context.processPendingChanges()

    try expectFresh(observer)
  }

  @Test func `a change made during a save is saved next`() throws {
    let first = context.add(1)
    let second = context.add(2)
    onChange(of: first.persistentModelID) { second.name = "changed" }

    try context.save()

    #expect(context.hasChanges)
    try context.save()
    #expect(
      try ModelContext(container).fetchCount(
        FetchDescriptor<Goal>(predicate: #Predicate { $0.name == "changed" }))
        == 1)
  }

  @Test func `an insertion and a deletion during a save are saved next`() throws
  {
    let first = context.add(1)
    let second = context.add(2)
    onChange(of: first.persistentModelID) { [context] in
      context.add(3)
      context.delete(second)
    }

    try context.save()

    #expect(context.insertedModelsArray.count == 1)
    #expect(context.deletedModelsArray.count == 1)
    try context.save()
    let numbers = try ModelContext(container).numbers
    #expect(numbers.contains(3))
    #expect(!numbers.contains(2))
  }

  @Test func `a change made during a rollback stays`() throws {
    let goals = try goals
    goals[0].name = "a"
    goals[1].name = "b"
    onChange(of: goals[0].name) { goals[1].name = "later" }

    context.rollback()

    #expect(goals[0].name == "")
    #expect(goals[1].name == "later")
    #expect(context.hasChanges)
    context.rollback()
    #expect(goals[1].name == "")
  }

  @Test func `a save during the announcement of one is that one`() throws {
    context.add(7)
    nonisolated(unsafe) let saving = context
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.willSave, object: context, queue: nil
    ) { _ in try? saving.save() }
    defer { NotificationCenter.default.removeObserver(token) }

    try context.save()

    #expect(try ModelContext(container).numbers.contains(7))
  }

  @Test func `news that a fetch brings doesn't spoil another order`() throws {
    for goal in try goals.dropFirst(7) { context.delete(goal) }
    try context.save()
    let first = try observer(limit: 3)
    var descriptor = FetchDescriptor<Goal>(
      sortBy: [SortDescriptor(\.number, order: .reverse)])
    descriptor.fetchLimit = 1
    let fetching = try ResultsObserver<Goal, Never>(
      fetchDescriptor: descriptor, modelContext: context)
    let all = try observer()
    let other = ModelContext(container)
    let elsewhere = try other.fetch(
      FetchDescriptor<Goal>(sortBy: [SortDescriptor(\.number)]))
    onChange(of: first.results) {
      // Saved when the next observer is about to fetch, and the last to place.
      elsewhere[4].renumber(100)
      try? other.save()
    }

    try goals[1].renumber(55)
    context.processPendingChanges()

    try expectFresh(all)
    try expectFresh(fetching)
    try expectFresh(first)
  }
}
