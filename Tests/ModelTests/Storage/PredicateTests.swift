import Foundation
import Testing

@testable import Model

@Suite struct `Predicates and sorts` {
  @Test func `nil sorts first`() throws {
    let context = ModelContext(try ModelContainer.inMemory())
    for limit in [1, nil, -1] {
      let sample = Sample()
      sample.limit = limit
      context.insert(sample)
    }
    try context.save()

    let sorted = try context.fetch(
      FetchDescriptor<Sample>(sortBy: [SortDescriptor(\.limit)]))

    #expect(sorted.map(\.limit) == [nil, -1, 1])
  }

  @Test func `a list of nothing but nil finds nil`() throws {
    let context = ModelContext(try ModelContainer.inMemory())
    for note in [nil, "a"] {
      let sample = Sample()
      sample.note = note
      context.insert(sample)
    }
    try context.save()
    let list: [String?] = [nil]

    let found = try context.fetch(
      FetchDescriptor<Sample>(predicate: #Predicate { list.contains($0.note) }))

    #expect(found.map(\.note) == [nil])
  }

  @Test func `dates, identifiers and keys are compared as well`() throws {
    let context = ModelContext(try ModelContainer.inMemory())
    var samples: [Sample] = []
    for index in 0..<3 {
      let sample = Sample()
      sample.day = Date(timeIntervalSinceReferenceDate: Double(index) / 3)
      sample.key = UUID()
      context.insert(sample)
      samples.append(sample)
    }
    try context.save()
    let (day, key) = (samples[1].day, samples[1].key)
    let identifier = samples[1].persistentModelID

    let later = try context.fetch(
      FetchDescriptor<Sample>(predicate: #Predicate { $0.day >= day }))
    let same = try context.fetch(
      FetchDescriptor<Sample>(predicate: #Predicate { $0.key == key }))
    let identified = try context.fetch(
      FetchDescriptor<Sample>(
        predicate: #Predicate { $0.persistentModelID == identifier }))
    let keys = try context.fetch(
      FetchDescriptor<Sample>(sortBy: [SortDescriptor(\.key)])
    ).map(\.key)

    #expect(later.map(\.id) == [samples[1].id, samples[2].id])
    #expect(same.map(\.id) == [samples[1].id])
    #expect(identified.map(\.id) == [samples[1].id])
    #expect(keys == samples.map(\.key).sorted())
  }

  @Test func `what SQL can't answer exactly is refused by name`() throws {
    let context = ModelContext(try ModelContainer.inMemory())
    let unknown = Double.nan
    let address = Address(city: "Seoul")
    let (low, high, most) = (3, 1, Int.max)
    let refused: [(String, Predicate<Sample>)] = [
      ("ForcedUnwrap", #Predicate { $0.limit! > 1 }),
      ("arithmetic on attributes", #Predicate { $0.count + 1 > 2 }),
      ("the value nan", #Predicate { $0.size == unknown }),
      ("a value of type Address", #Predicate { $0.address == address }),
      (
        "a comparison of values that are stored as JSON",
        #Predicate { $0.other == $0.other }
      ),
      ("a result that Int can't hold", #Predicate { $0.count > most + 1 }),
      ("a property of String", #Predicate { $0.text.count > 3 }),
      (
        "a range from 3 down to 1",
        #Predicate { (low...high).contains($0.count) }
      ),
      (
        "a property of Sample that is no column",
        #Predicate { $0.isDeleted }
      ),
    ]

    for (part, predicate) in refused {
      #expect(throws: StorageError.unsupportedPredicate(part: part)) {
        try context.fetch(FetchDescriptor(predicate: predicate))
      }
    }
  }

  @Test func `a sort that SQL can't follow is refused by name`() throws {
    let context = ModelContext(try ModelContainer.inMemory())

    #expect(
      throws: StorageError.unsupportedSortDescriptor(part: "Sample.position")
    ) {
      try context.fetch(
        FetchDescriptor<Sample>(sortBy: [SortDescriptor(\.position)]))
    }
  }
}
