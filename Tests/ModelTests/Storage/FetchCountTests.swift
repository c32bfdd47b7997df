import Foundation
import Testing

@testable import Model
@testable import store_worker

@Suite struct `The count of fetches` {
  @Test func `takes in every context of a container`() throws {
    let container = try ModelContainer.inMemory()
    let (first, second) = (ModelContext(container), ModelContext(container))

    _ = try first.fetch(FetchDescriptor<Goal>())
    _ = try second.fetchCount(FetchDescriptor<Goal>())
    _ = try second.fetchIdentifiers(FetchDescriptor<Goal>())

    #expect(container.fetchCount == 3)
  }

  @Test func `leaves out what an observer places by itself`() throws {
    let container = try ModelContainer.inMemory()
    let context = ModelContext(container)
    let observer = ResultsObserver<Goal, Never>(
      observing: FetchDescriptor(), in: context)
    #expect(container.fetchCount == 1)

    context.add(3)
    #expect(observer.results.map(\.number) == [3])
    #expect(container.fetchCount == 1)

    observer.sortBy = [SortDescriptor(\.number)]
    #expect(container.fetchCount == 2)
  }
}
