import Foundation
import Testing

@testable import Model

/// Predicates and orders as SQL against the same in memory, on texts that a
/// comparison of bytes gets wrong.
@Suite struct `SQL and memory` {
  private static let pieces = [
    "a", "b", "A", "é", "e\u{301}", "e", "", "ab", "\u{301}", "👨‍👩‍👧", "👩", "\r\n",
    "\n", "\r", "ß", "%", "_", "'", "\"", "\0", "Å", "A\u{30A}", "🇫🇷", "🇫", "한",
    "\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}", "하", "10", "9",
    "\u{10FFFF}",
    "\u{D7FF}", "\u{E000}", "#",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &random))
      .compactMap { _ in pieces.randomElement(using: &random) }.joined()
  }

  private static func maybe<Value>(
    _ value: Value, _ random: inout SeededGenerator
  ) -> Value? {
    Int.random(in: 0..<3, using: &random) == 0 ? nil : value
  }

  private static func fill(
    _ sample: Sample, _ random: inout SeededGenerator
  ) {
    sample.text = text(&random)
    sample.note = maybe(text(&random), &random)
    sample.count = Int.random(in: -3...3, using: &random)
    sample.limit = maybe(Int.random(in: -3...3, using: &random), &random)
    sample.isOn = Bool.random(using: &random)
    sample.size = Double(Int.random(in: -3...3, using: &random)) / 2
    sample.position = Bool.random(using: &random) ? .setter : .libero
    sample.second = maybe(.spiker, &random)
    sample.other = maybe(Address(city: "x"), &random)
  }

  // Swift's `<` is wrong for some texts that aren't composed, so the reference
  // is what it says of composed ones.
  private static func predicates(
    _ random: inout SeededGenerator, isReference: Bool
  ) -> [(String, Predicate<Sample>)] {
    func text(_ random: inout SeededGenerator) -> String {
      let text = Self.text(&random)
      return isReference ? text.composed : text
    }
    let q = text(&random)
    let n = Int.random(in: -3...3, using: &random)
    let d = Double(n) / 2
    let oq = maybe(text(&random), &random)
    let on = maybe(n, &random)
    let list = [text(&random), text(&random), q]
    let notes = [oq, text(&random)]
    let set: Set<Int> = [n, 2]
    let range = min(n, 1)...max(n, 1)
    let open = min(n, 0)..<2
    let position = Role.libero
    let second: Role? = maybe(.spiker, &random)
    return [
      ("== \(q)", #Predicate { $0.text == q }),
      ("!= \(q)", #Predicate { $0.text != q }),
      ("< \(q)", #Predicate { $0.text < q }),
      (">= \(q)", #Predicate { $0.text >= q }),
      ("contains \(q)", #Predicate { $0.text.contains(q) }),
      ("!contains \(q)", #Predicate { !$0.text.contains(q) }),
      ("\(q) contains", #Predicate { q.contains($0.text) }),
      ("starts \(q)", #Predicate { $0.text.starts(with: q) }),
      ("\(q) starts", #Predicate { q.starts(with: $0.text) }),
      ("empty", #Predicate { $0.text.isEmpty }),
      ("two columns", #Predicate { $0.text == ($0.note ?? "a") }),
      ("note == \(oq ?? "nil")", #Predicate { $0.note == oq }),
      ("note != \(oq ?? "nil")", #Predicate { $0.note != oq }),
      ("note == nil", #Predicate { $0.note == nil }),
      ("!(note == \(q))", #Predicate { !($0.note == q) }),
      ("note ?? < \(q)", #Predicate { ($0.note ?? "") < q }),
      ("note? contains", #Predicate { $0.note?.contains(q) == true }),
      ("note? !contains", #Predicate { $0.note?.contains(q) != true }),
      (
        "if let",
        #Predicate {
          if let note = $0.note { note.starts(with: q) } else { false }
        }
      ),
      ("limit", #Predicate { $0.limit == on && $0.isOn }),
      ("limit ??", #Predicate { ($0.limit ?? 0) > n || !$0.isOn }),
      ("!limit ??", #Predicate { !(($0.limit ?? 1) > n) }),
      ("flatMap", #Predicate { $0.limit.flatMap { $0 > n } ?? false }),
      ("flatMap !=", #Predicate { $0.limit.flatMap { $0 > n } != true }),
      ("list", #Predicate { list.contains($0.text) }),
      ("!list", #Predicate { !list.contains($0.text) }),
      ("notes", #Predicate { notes.contains($0.note) }),
      ("!notes", #Predicate { !notes.contains($0.note) }),
      ("set", #Predicate { set.contains($0.count) }),
      ("range", #Predicate { range.contains($0.count) }),
      ("open range", #Predicate { open.contains($0.count) }),
      ("sum", #Predicate { $0.count < n + 2 * 1 - 3 }),
      ("literal range", #Predicate { (-1...1).contains($0.count) }),
      ("size", #Predicate { $0.size >= d }),
      ("ternary", #Predicate { $0.isOn ? $0.count > n : $0.count < n }),
      ("position", #Predicate { $0.position == position }),
      ("second", #Predicate { $0.second == second }),
      ("second !=", #Predicate { $0.second != second }),
      ("json nil", #Predicate { $0.other == nil }),
      ("always", #Predicate { _ in true }),
    ]
  }

  @Test(arguments: 1...6)
  func `a predicate gives the same as SQL as in memory`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let container = try ModelContainer.inMemory()
    let context = ModelContext(container)
    var saved: [Sample] = []
    for _ in 0..<300 {
      let sample = Sample()
      Self.fill(sample, &random)
      context.insert(sample)
      saved.append(sample)
    }
    try context.save()
    let pending = ModelContext(container)
    var mixed = try pending.fetch(FetchDescriptor<Sample>())
    for sample in mixed.prefix(60) { Self.fill(sample, &random) }
    for sample in mixed.dropFirst(60).prefix(20) { pending.delete(sample) }
    mixed.removeSubrange(60..<80)
    for _ in 0..<40 {
      let sample = Sample()
      Self.fill(sample, &random)
      pending.insert(sample)
      mixed.append(sample)
    }

    for _ in 0..<3 {
      var copy = random
      let tested = Self.predicates(&random, isReference: false)
      let references = Self.predicates(&copy, isReference: true)
      for ((name, tested), (_, predicate)) in zip(tested, references) {
        let descriptor = FetchDescriptor(predicate: tested)
        let comment = Comment(
          rawValue: "\(name.debugDescription), seed \(seed)")
        let clean = try context.fetch(descriptor)
        let merged = try pending.fetch(descriptor)

        let inMemory = try saved.filter { try predicate.evaluate($0) }
        let all = try mixed.filter { try predicate.evaluate($0) }
        #expect(clean.map(\.id) == inMemory.map(\.id), comment)
        #expect(merged.map(\.id) == all.map(\.id), comment)
        #expect(try pending.fetchCount(descriptor) == all.count, comment)
      }
    }
  }

  @Test(arguments: 1...6)
  func `a sort gives the same order as SQL as in memory`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let context = ModelContext(try ModelContainer.inMemory())
    var samples: [Sample] = []
    for index in 0..<400 {
      let sample = Sample()
      Self.fill(sample, &random)
      context.insert(sample)
      samples.append(sample)
      if index == 250 { try context.save() }
    }
    for sample in samples.prefix(50) { Self.fill(sample, &random) }
    let orders: [[SortDescriptor<Sample>]] = [
      [SortDescriptor(\.text)],
      [SortDescriptor(\.text, order: .reverse)],
      [SortDescriptor(\.text, comparator: .lexical)],
      [SortDescriptor(\.note), SortDescriptor(\.count, order: .reverse)],
      [SortDescriptor(\.note, order: .reverse), SortDescriptor(\.text)],
      [SortDescriptor(\.limit), SortDescriptor(\.size)],
    ]

    for isSaved in [false, true] {
      if isSaved { try context.save() }
      for order in orders {
        let fetched = try context.fetch(FetchDescriptor(sortBy: order))

        let expected = samples.enumerated().sorted { left, right in
          for descriptor in order {
            let result = descriptor.compare(left.element, right.element)
            if result != .orderedSame { return result == .orderedAscending }
          }
          return left.offset < right.offset
        }.map(\.element)
        #expect(fetched.map(\.id) == expected.map(\.id), "seed \(seed)")
      }
    }
  }
}
