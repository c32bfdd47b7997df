import Foundation

@testable import store_worker

extension PredicateForms {
  mutating func addIntegers() {
    let n = random.once(in: 2) ? row.count : AdversarialNumbers.int(&random)
    let other = AdversarialNumbers.int(&random)
    let closed = min(n, other)...max(n, other)
    let halfOpen = min(n, other)..<max(n, other)
    let small = Int.random(in: -3...3, using: &random)
    let short = random.pick(row.small, 0, .max)
    let set: Set<Int> = [n, other, 2]
    capture(n, other, small, short)

    add("count == n", #Predicate { $0.count == n }) { $0.count == n }
    add("count != n", #Predicate { $0.count != n }) { $0.count != n }
    add("count < n", #Predicate { $0.count < n }) { $0.count < n }
    add("count <= n", #Predicate { $0.count <= n }) { $0.count <= n }
    add("count > n", #Predicate { $0.count > n }) { $0.count > n }
    add("count >= n", #Predicate { $0.count >= n }) { $0.count >= n }
    add("n > count", #Predicate { n > $0.count }) { $0.count < n }
    add("small < short", #Predicate { $0.small < short }) { $0.small < short }
    add("small == short", #Predicate { $0.small == short }) {
      $0.small == short
    }
    add("count closed", #Predicate { closed.contains($0.count) }) {
      $0.count >= closed.lowerBound && $0.count <= closed.upperBound
    }
    add("count half open", #Predicate { halfOpen.contains($0.count) }) {
      $0.count >= halfOpen.lowerBound && $0.count < halfOpen.upperBound
    }
    add("!count half open", #Predicate { !halfOpen.contains($0.count) }) {
      $0.count < halfOpen.lowerBound || $0.count >= halfOpen.upperBound
    }
    add("-1...1", #Predicate { (-1...1).contains($0.count) }) {
      -1 <= $0.count && $0.count <= 1
    }
    add("-1..<1", #Predicate { (-1..<1).contains($0.count) }) {
      -1 <= $0.count && $0.count < 1
    }
    add("small...9", #Predicate { (small...9).contains($0.count) }) {
      small <= $0.count && $0.count <= 9
    }
    add("set.contains", #Predicate { set.contains($0.count) }) { row in
      row.count == n || row.count == other || row.count == 2
    }
    add("literal list", #Predicate { [1, 2, small].contains($0.count) }) {
      $0.count == 1 || $0.count == 2 || $0.count == small
    }
    add("captured sum", #Predicate { $0.count < small + 2 * 3 - 5 }) {
      $0.count < small + 1
    }
    add("captured minus", #Predicate { $0.count > -small }) {
      $0.count > 0 - small
    }
  }

  mutating func addOptionalIntegers() {
    let n = random.pick(row.limit ?? 1, AdversarialNumbers.int(&random))
    let maybe = random.maybe(n)
    let list: [Int?] = [n, 1, random.once(in: 2) ? nil : 3]
    let range = min(n, 0)...max(n, 0)
    capture(n, maybe, list)

    add("limit == nil", #Predicate { $0.limit == nil }) { $0.limit == nil }
    add("limit == maybe", #Predicate { $0.limit == maybe }) {
      $0.limit == maybe
    }
    add("limit != maybe", #Predicate { $0.limit != maybe }) {
      $0.limit != maybe
    }
    add("limit ?? n == count", #Predicate { ($0.limit ?? n) == $0.count }) {
      ($0.limit ?? n) == $0.count
    }
    add("limit ?? n != count", #Predicate { ($0.limit ?? n) != $0.count }) {
      ($0.limit ?? n) != $0.count
    }
    add("count < limit ?? n", #Predicate { $0.count < ($0.limit ?? n) }) {
      $0.count < ($0.limit ?? n)
    }
    add("!(limit ?? 1 > n)", #Predicate { !(($0.limit ?? 1) > n) }) {
      !(($0.limit ?? 1) > n)
    }
    add("flatMap ??", #Predicate { $0.limit.flatMap { $0 > n } ?? false }) {
      $0.limit.map { $0 > n } ?? false
    }
    add("flatMap !=", #Predicate { $0.limit.flatMap { $0 > n } != true }) {
      $0.limit.map { $0 > n } != true
    }
    add("flatMap == nil", #Predicate { $0.limit.flatMap { $0 > n } == nil }) {
      $0.limit == nil
    }
    add(
      "flatMap range",
      #Predicate { $0.limit.flatMap { range.contains($0) } ?? true }
    ) { $0.limit.map { range ~= $0 } ?? true }
    add("list.contains(limit)", #Predicate { list.contains($0.limit) }) { row in
      list.contains { $0 == row.limit }
    }
    add("!list.contains(limit)", #Predicate { !list.contains($0.limit) }) {
      row in !list.contains { $0 == row.limit }
    }
  }

  mutating func addFractions() {
    let d = random.once(in: 2) ? row.size : AdversarialNumbers.double(&random)
    let maybe = random.maybe(d)
    let range = min(d, 0)...max(d, 0)
    let list = [d, 0.3, -0.0]
    let ratio = random.pick(row.ratio, 0.1, -.infinity)
    capture(d, maybe, ratio)

    add("size == d", #Predicate { $0.size == d }) { $0.size == d }
    add("size != d", #Predicate { $0.size != d }) { $0.size != d }
    add("size < d", #Predicate { $0.size < d }) { $0.size < d }
    add("size <= d", #Predicate { $0.size <= d }) { $0.size <= d }
    add("size > d", #Predicate { $0.size > d }) { $0.size > d }
    add("size >= d", #Predicate { $0.size >= d }) { $0.size >= d }
    add("size range", #Predicate { range.contains($0.size) }) {
      $0.size >= range.lowerBound && $0.size <= range.upperBound
    }
    add("size list", #Predicate { list.contains($0.size) }) { row in
      row.size == d || row.size == 0.3 || row.size == 0
    }
    add("weight == maybe", #Predicate { $0.weight == maybe }) {
      $0.weight == maybe
    }
    add("weight ?? < size", #Predicate { ($0.weight ?? d) < $0.size }) {
      ($0.weight ?? d) < $0.size
    }
    add("ratio == ratio", #Predicate { $0.ratio == ratio }) {
      $0.ratio == ratio
    }
    add("ratio > ratio", #Predicate { $0.ratio > ratio }) { $0.ratio > ratio }
    add("captured fractions", #Predicate { $0.size < d * 2 + 0.5 }) {
      $0.size < d * 2 + 0.5
    }
  }
}
