import Testing

@testable import TextUI

/// Row identities are found from those before; here they are found anew.
@Suite struct `Identities of rows` {
  /// All sequences of up to four of three IDs.
  private static let sequences: [[Int]] = {
    var sequences: [[Int]] = [[]]
    var last = sequences
    for _ in 1...4 {
      last = last.flatMap { start in (0..<3).map { start + [$0] } }
      sequences += last
    }
    return sequences
  }()

  @Test func `are the same whatever they have been before`() {
    for old in Self.sequences {
      for new in Self.sequences {
        let fresh = RowIDs(new)
        guard let next = RowIDs(new, after: RowIDs(old)) else {
          #expect(old == new)
          continue
        }

        #expect(
          new.indices.allSatisfy {
            next[$0] == fresh[$0]
              && next.firstPlace(of: $0) == fresh.firstPlace(of: $0)
          }, "\(old) \(new)")
        #expect(next.areUnique == fresh.areUnique, "\(old) \(new)")
      }
    }
  }

  @Test func `differ between equal ends`() {
    for old in Self.sequences {
      for new in Self.sequences where old != new {
        guard let change = RowIDs(new, after: RowIDs(old))?.change else {
          Issue.record("\(old) \(new)")
          continue
        }

        #expect(
          old[..<change.old.lowerBound] == new[..<change.new.lowerBound]
            && old[change.old.upperBound...] == new[change.new.upperBound...],
          "\(old) \(new)")
      }
    }
  }
}
