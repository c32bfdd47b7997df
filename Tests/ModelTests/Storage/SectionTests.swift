import Foundation
import Observation
import Testing

@testable import Model

@Suite struct `Sections of results` {
  let context: ModelContext

  init() throws {
    context = ModelContext(try ModelContainer.inMemory())
    for (number, name) in [(3, "나"), (1, "가"), (2, "나"), (4, "가")] {
      context.add(number, name)
    }
  }

  private func text(
    _ observer: ResultsObserver<Goal, String>
  ) throws -> [String] {
    try #require(observer.sections).map { section in
      "\(section.title): \(section.map { "\($0.number)" }.joined(separator: " "))"
    }
  }

  @Test func `the section comes first in the order`() throws {
    let observer = try ResultsObserver<Goal, String>(
      sortBy: [SortDescriptor(\.number)], sectionBy: \.name,
      modelContext: context)

    #expect(observer.results.map(\.number) == [1, 4, 2, 3])
    #expect(try text(observer) == ["가: 1 4", "나: 2 3"])
  }

  @Test func `another order stays within the sections`() throws {
    let observer = try ResultsObserver<Goal, String>(
      sectionBy: \.name, modelContext: context)

    observer.sortBy = [SortDescriptor(\.number, order: .reverse)]

    #expect(try text(observer) == ["가: 4 1", "나: 3 2"])
  }

  @Test func `an order by the section's property turns the sections`() throws {
    let observer = try ResultsObserver<Goal, String>(
      sortBy: [SortDescriptor(\.name, order: .reverse)], sectionBy: \.name,
      modelContext: context)

    #expect(try text(observer) == ["나: 3 2", "가: 1 4"])
  }

  @Test func `sections follow changes`() throws {
    let observer = try ResultsObserver<Goal, String>(
      sectionBy: \.name, modelContext: context)
    try context.save()
    let goal = try #require(observer.results.last)

    goal.name = "다"
    context.add(5, "가")

    #expect(try text(observer) == ["가: 1 4 5", "나: 3", "다: 2"])
  }

  @Test func `a section may get another title and keep its place`() throws {
    let observer = try ResultsObserver<Goal, String>(
      filterBy: #Predicate { $0.number == 3 }, sectionBy: \.name,
      modelContext: context)
    let goal = try #require(observer.results.first)
    let changes = Counter()
    withObservationTracking {
      _ = observer.sections
    } onChange: {
      changes.add()
    }

    goal.name = "라"
    context.processPendingChanges()

    #expect(changes.value == 1)
    #expect(try text(observer) == ["라: 3"])
  }

  @Test func `a section is found by its title`() throws {
    let observer = try ResultsObserver<Goal, String>(
      sectionBy: \.name, modelContext: context)

    let sections = try #require(observer.sections)

    #expect(sections[sectionTitle: "나"]?.map(\.number) == [3, 2])
    #expect(sections[sectionTitle: "없음"]?.count == nil)
  }

  @Test func `sections may have titles that are no texts`() throws {
    for index in 0..<3 {
      let sample = Sample()
      sample.limit = index == 1 ? nil : index
      sample.isOn = index == 1
      context.insert(sample)
    }
    let byLimit = try ResultsObserver<Sample, Int?>(
      sectionBy: \.limit, modelContext: context)
    let byRole = try ResultsObserver<Sample, Role>(
      sectionBy: \.position, modelContext: context)
    let bySwitch = try ResultsObserver<Sample, Bool>(
      sectionBy: \.isOn, modelContext: context)

    #expect(byLimit.sections?.map(\.id) == [nil, 0, 2])
    #expect(byRole.sections?.map(\.count) == [3])
    #expect(bySwitch.sections?.map(\.title) == [false, true])
  }

  @Test func `results without a property to make them by have none`() throws {
    let observer = try ResultsObserver<Goal, Never>(modelContext: context)

    #expect(observer.sections?.count == nil)
  }

  @Test func `sections by what is no column are refused`() throws {
    #expect(
      throws: StorageError.unsupportedSortDescriptor(
        part: "sections by a property of Goal that is no column")
    ) {
      try ResultsObserver<Goal, Bool>(
        sectionBy: \.isDeleted, modelContext: context)
    }
  }
}
