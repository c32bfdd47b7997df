import Foundation
import Testing

@testable import Model

@Suite struct `Without a container` {
  @Test func `inserting does nothing and is reported`() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Schema([]), configurations: .init(isStoredInMemoryOnly: true)))
    let counter = Counter()
    context.issueHandler = { issue in
      if issue.hasPrefix("Goal was not inserted.") { counter.add() }
    }

    let score = context.add(1)

    #expect(counter.value == 1)
    #expect(score.modelContext == nil)
    #expect(!context.hasChanges)
    #expect(try context.numbers == [])
    #expect(try context.fetchCount(FetchDescriptor<Goal>()) == 0)
    #expect(throws: StorageError.noContainer) { try context.save() }
  }

  @Test func `an entity that the container lacks is named`() throws {
    let container = try ModelContainer(
      for: Sample.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)

    #expect(
      throws: StorageError.unknownEntity(name: "Goal", known: ["Sample"])
    ) { try context.numbers }
  }
}
