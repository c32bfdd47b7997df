import Foundation
import Observation
import Synchronization
import Testing

@testable import Model

@Suite struct `Results observers` {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Entity.self, Score.self, configurations: .inMemory)
    context = ModelContext(container)
  }

  @Test func `results follow a change before it is saved`() throws {
    let observer = try ResultsObserver<Entity, Never>(modelContext: context)
    let entity = Entity("a")

    context.insert(entity)
    #expect(observer.results.map(\.text) == ["a"])

    context.delete(entity)
    #expect(observer.results.isEmpty)
  }

  @Test func `a change moves an object in or out of the results`() throws {
    let observer = try ResultsObserver<Entity, Never>(
      filterBy: #Predicate { $0.number > 1 }, modelContext: context)
    let entity = Entity("a", number: 1)
    context.insert(entity)
    #expect(observer.results.isEmpty)

    entity.number = 2

    #expect(observer.results.map(\.text) == ["a"])
  }

  @Test func `another order is fetched at once`() throws {
    for text in ["b", "a"] {
      context.insert(Entity(text))
    }
    let observer = try ResultsObserver<Entity, Never>(modelContext: context)

    observer.sortBy = [SortDescriptor(\.text, comparator: .lexical)]

    #expect(observer.results.map(\.text) == ["a", "b"])
  }

  @Test func `an unchanged result notifies nobody`() throws {
    let observer = try ResultsObserver<Entity, Never>(
      filterBy: #Predicate { $0.number > 1 }, modelContext: context)
    let notifications = Mutex(0)
    withObservationTracking {
      _ = observer.results
    } onChange: {
      notifications.withLock { $0 += 1 }
    }

    context.insert(Entity("a", number: 1))
    context.processPendingChanges()
    #expect(notifications.withLock { $0 } == 0)

    context.insert(Entity("b", number: 2))
    context.processPendingChanges()
    #expect(notifications.withLock { $0 } == 1)
  }

  @Test func `another type's change does not run the fetch again`() throws {
    let observer = try ResultsObserver<Entity, Never>(modelContext: context)
    let entity = Entity("a")
    context.insert(entity)
    try context.save()
    #expect(observer.results.count == 1)

    // Were the fetch run again, the row that is gone would be missed.
    try container.coordinator.connection.execute("DELETE FROM Entity")
    context.insert(Score(TeamMember.sheet[0]))
    context.processPendingChanges()

    #expect(observer.results.count == 1)
  }

  @Test func `a failed fetch keeps the last results and says why`() throws {
    context.insert(Entity("a"))
    let observer = try ResultsObserver<Entity, Never>(modelContext: context)

    observer.filterBy = #Predicate { $0.text.count > 2 }
    #expect(observer.results.map(\.text) == ["a"])
    #expect(observer.error is StorageError)

    observer.filterBy = nil
    #expect(observer.error == nil)
  }

  @Test func `an observer whose first fetch fails throws`() {
    #expect(throws: StorageError.self) {
      try ResultsObserver<Entity, Never>(
        filterBy: #Predicate { $0.text.count > 2 }, modelContext: context)
    }
  }

  @Test func `an observer that is gone is not counted`() throws {
    do {
      let observer = try ResultsObserver<Entity, Never>(modelContext: context)
      #expect(observer.results.isEmpty)
      #expect(context.observerCount == 1)
    }

    #expect(context.observerCount == 0)
  }
}
