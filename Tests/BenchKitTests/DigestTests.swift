import Testing

@testable import BenchKit

@Suite struct `Digests` {
  private let rows = FootballerRow.seed(3)

  @Test func `of the same rows are equal`() {
    #expect(Digest(rows) == Digest(FootballerRow.seed(3)))
    #expect(Digest(rows).count == 3)
  }

  @Test func `tell rows apart, and their order`() {
    #expect(Digest(rows) != Digest(rows.dropLast()))
    #expect(Digest(rows) != Digest(rows.reversed()))
    #expect(Digest([]) == Digest())
  }

  @Test func `tell cells apart`() {
    var first = Digest()
    var second = Digest()

    first.add("ab".utf8)
    first.add("c".utf8)
    second.add("a".utf8)
    second.add("bc".utf8)

    #expect(first != second)
  }

  @Test func `pass from one process to another`() {
    let digest = Digest(rows)

    #expect(
      Digest(count: digest.count, checksum: digest.checksum) == digest)
    #expect(Digest(count: 1, checksum: "no number") == nil)
  }
}
