@testable import store_worker

extension SeededGenerator {
  /// True once in so many times.
  mutating func once(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// One of a list that isn't empty.
  mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    let index = Int.random(in: 0...others.count, using: &self)
    return index == 0 ? first : others[index - 1]
  }

  /// The value, or nil once in three times.
  mutating func maybe<Value>(_ value: Value) -> Value? {
    once(in: 3) ? nil : value
  }
}
