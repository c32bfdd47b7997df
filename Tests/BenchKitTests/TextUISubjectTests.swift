import Foundation
import Testing

@testable import BenchKit

@MainActor
@Suite struct `The measurement of views` {
  @Test func `has each row, and both sides agree`() throws {
    let folder = try TemporaryFolder()
    let session = Session(
      options: BenchOptions(runs: 1), progress: .silent,
      folder: folder.url, executable: `The arguments of bench`.executable)

    let comparisons = try Subject.measureTextUI(session, few: 3, many: 40)

    let kinds = [
      "Text", "@State", "ObservableObject", "@Observable", "List",
    ]
    #expect(
      comparisons.map(\.title)
        == kinds.flatMap { kind in
          Self.works(of: kind).map { "\(kind): \($0)" }
        })
    for comparison in comparisons
    where ["plain code", "the changed line"].contains(comparison.baseline.name)
      && !comparison.title.contains("first screen, 40")
    {
      #expect(
        comparison.baseline.digest == comparison.ours.digest,
        "\(comparison.title)")
    }
    #expect(
      comparisons.allSatisfy {
        $0.ratio != nil || $0.title.hasSuffix("memory a node")
      })
  }

  private static func works(of kind: String) -> [String] {
    let first = ["first, 3", "first, 40", "first, growth"]
    let screen = [
      "first screen, 3", "first screen, 40", "first screen, growth",
    ]
    return first + (kind == "List" ? screen : []) + [
      "root, 3", "root, 40", "root, growth",
      "leaf, 3", "leaf, 40", "leaf, growth",
      "event, growth", "pass, growth", "frame, growth",
      "bytes a frame", "lines a frame", "memory a node",
    ]
  }
}
