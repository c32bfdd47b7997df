import Foundation
import Testing

@testable import Model

/// A predicate gives the same rows in SQL as in memory, and a sort the same
/// order, for every text.
@Suite struct `Predicates and sorts` {
  private let saved: ModelContext
  private let pending: ModelContext
  private let entities: [Entity]

  init() throws {
    var random = SplitMix(seed: 20_261_130)
    let container = try ModelContainer(
      for: Entity.self, configurations: .inMemory)
    saved = ModelContext(container)
    entities = (0..<400).map { _ in random.entity() }
    for entity in entities {
      saved.insert(entity)
    }
    try saved.save()
    pending = ModelContext(
      try ModelContainer(for: Entity.self, configurations: .inMemory))
    for entity in entities {
      pending.insert(entity.copy())
    }
  }

  private func check(
    _ predicate: Predicate<Entity>, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try entities.filter { try predicate.evaluate($0) }
    let descriptor = FetchDescriptor(predicate: predicate)

    let found = try saved.fetch(descriptor)

    #expect(
      found.map(\.text) == expected.map(\.text), "\(what)",
      sourceLocation: sourceLocation)
    #expect(
      try saved.fetchCount(descriptor) == expected.count, "\(what)",
      sourceLocation: sourceLocation)
    #expect(
      try pending.fetch(descriptor).map(\.text) == expected.map(\.text),
      "\(what)", sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<40)
  func `agree on texts`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let text = random.text()
    let note = random.note()
    let list = [random.text(), random.text()]

    try check(#Predicate { $0.text == text }, "== \(text.debugDescription)")
    try check(#Predicate { $0.text != text }, "!= \(text.debugDescription)")
    try check(#Predicate { $0.text < text }, "< \(text.debugDescription)")
    try check(#Predicate { $0.text >= text }, ">= \(text.debugDescription)")
    try check(#Predicate { $0.text.isEmpty }, "isEmpty")
    try check(
      #Predicate { $0.text.contains(text) },
      "contains \(text.debugDescription)")
    try check(
      #Predicate { !$0.text.contains(text) },
      "contains not \(text.debugDescription)")
    try check(
      #Predicate { $0.text.starts(with: text) },
      "starts \(text.debugDescription)")
    try check(#Predicate { list.contains($0.text) }, "in \(list)")
    try check(#Predicate { $0.note == note }, "note == \(note ?? "nil")")
    try check(#Predicate { $0.note != note }, "note != \(note ?? "nil")")
    try check(#Predicate { ($0.note ?? "") < text }, "note ?? < \(text)")
    try check(
      #Predicate { $0.note?.contains(text) == true }, "note? \(text)")
    try check(
      #Predicate { $0.note?.contains(text) != true }, "note? not \(text)")
  }

  @Test(arguments: 0..<20)
  func `agree on numbers`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let number = random.number()
    let count = random.count()
    let numbers: Set = [random.number(), random.number()]

    try check(#Predicate { $0.number > number }, "> \(number)")
    try check(
      #Predicate { $0.count == count && $0.flag }, "count \(count as Any)")
    try check(
      #Predicate { ($0.count ?? 0) > number || !$0.flag }, "?? \(number)")
    try check(
      #Predicate { !(($0.count ?? 1) > number) }, "not ?? \(number)")
    try check(
      #Predicate { $0.count.flatMap { $0 > number } ?? false }, "flatMap")
    try check(#Predicate { numbers.contains($0.number) }, "\(numbers)")
    try check(
      #Predicate { $0.flag ? $0.number > number : $0.number < number },
      "conditional \(number)")
  }

  @Test func `agree on the order`() throws {
    let orders: [[SortDescriptor<Entity>]] = [
      [SortDescriptor(\.text, comparator: .lexical)],
      [SortDescriptor(\.text, comparator: .lexical, order: .reverse)],
      [SortDescriptor(\.count), SortDescriptor(\.number, order: .reverse)],
      [SortDescriptor(\.count, order: .reverse)],
    ]
    for order in orders {
      let expected = entities.sorted(using: order).map(\.text)
      let descriptor = FetchDescriptor(sortBy: order)

      #expect(try saved.fetch(descriptor).map(\.text) == expected)
      #expect(try pending.fetch(descriptor).map(\.text) == expected)
    }
  }

  @Test func `what the store can't say is refused by name`() {
    #expect(
      throws: StorageError.unsupportedPredicate("a property of String")
    ) {
      try saved.fetch(
        FetchDescriptor<Entity>(predicate: #Predicate { $0.text.count > 2 }))
    }
    #expect(
      throws: StorageError.unsupportedPredicate(
        "\(\Entity.isDeleted), which is not stored")
    ) {
      try saved.fetch(
        FetchDescriptor<Entity>(predicate: #Predicate { $0.isDeleted }))
    }
  }
}

// MARK: - Random values

/// A generator of numbers that gives the same for the same seed.
///
/// Source: [SplitMix64](https://prng.di.unimi.it/splitmix64.c).
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Pieces that are easily taken for each other.
  private static let pieces = [
    "a", "b", "A", "é", "e\u{301}", "e", "\u{301}", "", "한", "\u{1112}\u{1161}",
    "\u{11AB}", "👨‍👩‍👧", "👩", "\r\n", "\n", "ß", "%", "_", "'", "\u{0}", "Å",
    "A\u{30A}", "🇫🇷", "🇫", "10", "9", "\u{10FFFF}",
  ]

  mutating func text() -> String {
    (0..<Int.random(in: 0...3, using: &self))
      .map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
      .precomposedStringWithCanonicalMapping
  }

  mutating func note() -> String? {
    Int.random(in: 0...2, using: &self) == 0 ? nil : text()
  }

  mutating func number() -> Int {
    [Int.min, -1, 0, 1, 2, Int.max].randomElement(using: &self) ?? 0
  }

  mutating func count() -> Int? {
    Int.random(in: 0...2, using: &self) == 0 ? nil : number()
  }

  mutating func entity() -> Entity {
    let entity = Entity(text(), number: number())
    entity.note = note()
    entity.count = count()
    entity.flag = Bool.random(using: &self)
    return entity
  }
}

extension Entity {
  fileprivate func copy() -> Entity {
    let entity = Entity(text, number: number)
    entity.note = note
    entity.count = count
    entity.flag = flag
    return entity
  }
}
