import Foundation
import Observation
import Testing

@testable import Model

@Suite struct `Results observer` {
  let context: ModelContext

  init() throws {
    context = ModelContext(try ModelContainer.inMemory())
  }

  private func observer(
    _ descriptor: FetchDescriptor<Goal> = FetchDescriptor()
  ) throws -> ResultsObserver<Goal, Never> {
    try ResultsObserver(fetchDescriptor: descriptor, modelContext: context)
  }

  /// Counts changes of the results from now until the first.
  private func watch(_ observer: ResultsObserver<Goal, Never>) -> Counter {
    let counter = Counter()
    withObservationTracking {
      _ = observer.results
    } onChange: {
      counter.add()
    }
    return counter
  }

  @Test func `results follow changes of their context`() throws {
    let scores = try observer()

    let first = context.add(1)
    context.add(2)
    #expect(scores.results.map(\.number) == [1, 2])

    context.delete(first)
    #expect(scores.results.map(\.number) == [2])

    context.rollback()
    #expect(scores.results.isEmpty)
  }

  @Test func `whoever read the results is told at the next pass`() throws {
    let scores = try observer()
    let changes = watch(scores)

    context.add(1)
    #expect(changes.value == 0)
    context.processPendingChanges()

    #expect(changes.value == 1)
  }

  @Test func `an unchanged result tells nobody`() throws {
    let score = context.add(1)
    try context.save()
    let scores = try observer()
    let changes = watch(scores)

    score.renumber(2)
    context.processPendingChanges()
    let sample = Sample()
    context.insert(sample)
    context.processPendingChanges()
    try context.save()
    context.processPendingChanges()

    #expect(changes.value == 0)
    #expect(scores.results.map(\.number) == [2])
  }

  @Test func `a change re-sorts and re-filters`() throws {
    let scores = try ResultsObserver<Goal, Never>(
      filterBy: #Predicate { $0.number < 10 },
      sortBy: [SortDescriptor(\.number)], modelContext: context)
    let five = context.add(5)
    context.add(6)
    #expect(scores.results.map(\.number) == [5, 6])

    five.renumber(7)
    #expect(scores.results.map(\.number) == [6, 7])
    five.renumber(70)
    #expect(scores.results.map(\.number) == [6])

    scores.filterBy = nil
    scores.sortBy = [SortDescriptor(\.number, order: .reverse)]
    #expect(scores.results.map(\.number) == [70, 6])
  }

  @Test func `a save elsewhere reaches results and objects`() throws {
    let mine = context.add(1, "Kim")
    try context.save()
    let scores = try observer()
    let changes = watch(scores)
    let other = ModelContext(context.container)
    try other.fetch(FetchDescriptor<Goal>())[0].name = "Lee"
    other.add(2)

    #expect(scores.results.count == 1)
    try other.save()
    context.processPendingChanges()

    #expect(changes.value == 1)
    #expect(scores.results.map(\.number) == [1, 2])
    #expect(mine.name == "Lee")
  }

  @Test func `only the observers of the entity fetch again`() throws {
    let scores = try observer()
    // An observer that fetched would find its predicate refused.
    let samples = ResultsObserver<Sample, Never>(
      observing: FetchDescriptor(predicate: #Predicate { $0.count + 1 > 0 }),
      in: context)
    let errors = Counter()
    withObservationTracking {
      _ = samples.error
    } onChange: {
      errors.add()
    }

    context.add(1)
    context.processPendingChanges()
    #expect(errors.value == 0)
    context.insert(Sample())
    context.processPendingChanges()

    #expect(errors.value == 1)
    #expect(scores.results.count == 1)
  }

  @Test func `a failed fetch keeps the results and sets the error`() throws {
    context.add(1)
    let scores = try observer()

    scores.filterBy = #Predicate { $0.number + 1 > 0 }
    let kept = scores.results.map(\.number)
    let error = scores.error as? StorageError
    scores.filterBy = nil
    context.add(2)

    #expect(kept == [1])
    #expect(error == .unsupportedPredicate(part: "arithmetic on attributes"))
    #expect(scores.error == nil)
    #expect(scores.results.map(\.number) == [1, 2])
  }

  @Test func `a first fetch that fails throws, or sets the error`() throws {
    let descriptor = FetchDescriptor<Goal>(
      predicate: #Predicate { $0.number + 1 > 0 })

    #expect(throws: StorageError.self) { try observer(descriptor) }
    let scores = ResultsObserver(observing: descriptor, in: context)

    #expect(scores.error != nil)
    #expect(scores.results.isEmpty)
  }

  @Test func `an object that another context gave up is shown`() throws {
    let goals = try observer()
    let other = ModelContext(context.container)
    var brief: ModelContext? = ModelContext(context.container)
    let first = other.add(1)
    let second = try #require(brief?.add(2))

    other.rollback()
    brief = nil
    context.insert(first)
    context.insert(second)
    #expect(goals.results.map(\.number) == [1, 2])
    other.processPendingChanges()
    first.renumber(3)
    second.renumber(4)

    #expect(goals.results.map(\.number) == [3, 4])
  }

  @Test func `an object that left and came back is shown once`() throws {
    let goals = try observer()
    let goal = context.add(1)

    context.rollback()
    context.insert(goal)

    #expect(goals.results.map(\.number) == [1])
  }

  @Test func `an object given up comes back as another context's row`() throws {
    let goals = try observer()
    let other = ModelContext(context.container)
    let goal = context.add(1)

    context.delete(goal)
    other.insert(goal)
    try other.save()

    #expect(goals.results.map(\.number) == [1])
    #expect(goals.results.first !== goal)
  }

  @Test func `an observer leaves when nobody holds it`() throws {
    var scores: ResultsObserver<Goal, Never>? = try observer()
    let countBefore = context.observerCount

    withExtendedLifetime(scores) {}
    scores = nil

    #expect(countBefore == 1)
    #expect(context.observerCount == 0)
    #expect(context.observers.isEmpty)
  }

  @Test func `a context tells when it has changes`() throws {
    let changes = Counter()
    withObservationTracking {
      _ = context.hasChanges
    } onChange: {
      changes.add()
    }

    context.add(1)
    context.add(2)

    #expect(changes.value == 1)
  }

  @Test func `an object tells of its own properties only`() throws {
    let (first, second) = (context.add(1), context.add(2))
    let names = Counter()
    let numbers = Counter()
    let life = Counter()
    withObservationTracking {
      _ = first.name
    } onChange: {
      names.add()
    }
    withObservationTracking {
      _ = first.number
    } onChange: {
      numbers.add()
    }
    withObservationTracking {
      _ = first.isDeleted
    } onChange: {
      life.add()
    }

    second.name = "Lee"
    first.renumber(3)
    try context.save()
    #expect(life.value == 0)
    context.delete(first)

    #expect(names.value == 0)
    #expect(numbers.value == 1)
    #expect(life.value == 1)
  }
}
