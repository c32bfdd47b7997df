import Testing

@testable import Pitfalls

/// Screens side by side.
@Suite nonisolated struct `A comparison` {
  @Test func `puts what is alike side by side`() {
    let comparison = Comparison(of: "a\nb\nd", with: "a\nc\nc\nd")

    #expect(comparison.rows.map(\.broken) == ["a", "b", nil, "d"])
    #expect(comparison.rows.map(\.mended) == ["a", "c", "c", "d"])
    #expect(comparison.rows.map(\.isAlike) == [true, false, false, true])
  }

  @Test func `says which lines only one version has`() {
    let comparison = Comparison(of: "3\n99\nend", with: "99\n3\n")

    #expect(comparison.extraLines == ["3", "end"])
    #expect(comparison.missingLines == ["3", ""])
  }

  @Test(arguments: [("", "a"), ("a\nb\n", ""), ("x\ny\nx", "y\nx\ny")])
  func `loses no line`(broken: String, mended: String) {
    let rows = Comparison(of: broken, with: mended).rows

    #expect(rows.compactMap(\.broken).joined(separator: "\n") == broken)
    #expect(rows.compactMap(\.mended).joined(separator: "\n") == mended)
  }
}
