import Foundation

@testable import Model

/// What a fetch should give, worked out on plain values.
enum Oracle {
  /// The rows that a fetch gives, as positions in the list of all.
  ///
  /// - Parameters:
  ///   - rows: All of them, in the order of insertion.
  ///   - query: What is asked.
  /// - Returns: Their positions, in order.
  static func positions(in rows: [Row], _ query: RandomQuery) -> [Int] {
    let found = rows.indices.filter { query.form?.matches(rows[$0]) ?? true }
    let sorted = found.sorted { left, right in
      for sort in query.sorts {
        let order = sort.compare(rows[left], rows[right])
        if order != 0 { return order < 0 }
      }
      return left < right
    }
    let rest = sorted.dropFirst(max(query.offset ?? 0, 0))
    return Array(rest.prefix(query.limit.map { max($0, 0) } ?? .max))
  }

  // MARK: Texts

  /// Whether a text comes before another: as their composed scalars do.
  static func precedes(_ left: String, _ right: String) -> Bool {
    compare(left, right) < 0
  }

  /// Whether a text has the characters of another in a row.
  ///
  /// In arrays, because Foundation has a `contains` of its own for texts.
  static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text), Array(part))
    guard let first = part.first else { return true }
    if part.count > text.count { return false }
    return (0...text.count - part.count).contains { start in
      text[start] == first
        && text[start..<start + part.count].elementsEqual(part)
    }
  }

  static func starts(_ text: String, _ start: String) -> Bool {
    let count = start.count
    return text.count >= count && Array(text.prefix(count)) == Array(start)
  }

  // MARK: Order

  /// Below, at or above zero.
  static func compare(_ left: String, _ right: String) -> Int {
    var others = scalars(right).makeIterator()
    for scalar in scalars(left) {
      guard let other = others.next() else { return 1 }
      if scalar != other { return scalar < other ? -1 : 1 }
    }
    return others.next() == nil ? 0 : -1
  }

  private static func scalars(_ text: String) -> String.UnicodeScalarView {
    text.precomposedStringWithCanonicalMapping.unicodeScalars
  }

  static func compare(_ left: UUID, _ right: UUID) -> Int {
    withUnsafeBytes(of: (left.uuid, right.uuid)) { bytes in
      for index in 0..<16 where bytes[index] != bytes[index + 16] {
        return bytes[index] < bytes[index + 16] ? -1 : 1
      }
      return 0
    }
  }

  static func compare<Value: Comparable>(
    _ left: Value, _ right: Value
  ) -> Int {
    left == right ? 0 : left < right ? -1 : 1
  }

  /// Nil comes before everything.
  static func compare<Value>(
    _ left: Value?, _ right: Value?, _ order: (Value, Value) -> Int
  ) -> Int {
    switch (left, right) {
    case (nil, nil): 0
    case (nil, _): -1
    case (_, nil): 1
    case (let left?, let right?): order(left, right)
    }
  }
}
