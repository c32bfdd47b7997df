import Foundation
import Testing

@testable import Model

@Suite struct Saving {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func container() throws -> ModelContainer { try .file(folder.store) }

  @Test func `rows survive a relaunch, in their order`() throws {
    do {
      let context = ModelContext(try container())
      for number in [3, 1, 2] { context.add(number) }
      try context.save()
      context.add(4)
    }

    let reopened = ModelContext(try container())

    #expect(try reopened.numbers == [3, 1, 2])
  }

  @Test func `every type of value comes back as it was`() throws {
    let sample = Sample()
    sample.text = "é한\0\r\n'\u{10FFFF}"
    sample.limit = .min
    sample.count = .max
    sample.small = -7
    sample.isOn = true
    sample.size = -.infinity
    sample.day = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
    sample.key = try #require(
      UUID(uuidString: "0123ABCD-4567-89EF-0123-456789ABCDEF"))
    sample.bytes = Data([0, 255])
    sample.second = .libero
    sample.other = Address(city: "e\u{301}", floor: 3)
    do {
      let context = ModelContext(try container())
      context.insert(sample)
      try context.save()
    }

    let context = ModelContext(try container())
    let loaded = try #require(context.fetch(FetchDescriptor<Sample>()).first)

    #expect(
      loaded.text.unicodeScalars.elementsEqual(sample.text.unicodeScalars))
    #expect(loaded.note == nil)
    #expect(loaded.limit == .min)
    #expect(loaded.count == .max)
    #expect(loaded.small == -7)
    #expect(loaded.isOn)
    #expect(loaded.size == -.infinity)
    #expect(loaded.day == sample.day)
    #expect(loaded.key == sample.key)
    #expect(loaded.bytes == Data([0, 255]))
    #expect(loaded.position == .setter)
    #expect(loaded.second == .libero)
    #expect(loaded.address == Address(city: "Seoul"))
    #expect(loaded.other == sample.other)
  }

  @Test func `a save writes changed attributes only`() throws {
    let container = try container()
    let (here, there) = (ModelContext(container), ModelContext(container))
    here.add(1, "Kim")
    try here.save()
    let mine = try #require(here.fetch(FetchDescriptor<Goal>()).first)
    let theirs = try #require(there.fetch(FetchDescriptor<Goal>()).first)

    mine.renumber(2)
    theirs.name = "Lee"
    try there.save()
    try here.save()

    let third = ModelContext(container)
    let saved = try #require(third.fetch(FetchDescriptor<Goal>()).first)
    #expect(saved.number == 2)
    #expect(saved.name == "Lee")
  }
}
