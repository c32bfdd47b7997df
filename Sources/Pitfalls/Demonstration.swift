import Specification
import TextUI

/// A pitfall that was played: broken and mended.
public struct Demonstration {
  private let pitfall: Pitfall
  private let pairs: [(kind: Pitfall.Kind, played: any PlayedPair)]

  /// Plays a pitfall.
  ///
  /// - Parameters:
  ///   - pitfall: What to play.
  ///   - kind: In which of several ways the trouble comes to light; nil plays
  ///     them all.
  ///   - patterns: Those whose screens don't have the trouble.
  /// - Throws: What keeps a version from being played at all: a `ScriptError`,
  ///   a `StorageError`, or that a compiler or another process is needed and
  ///   not to be had.
  public init(
    of pitfall: Pitfall, _ kind: Pitfall.Kind? = nil,
    mendedBy patterns: [Pattern]
  ) async throws {
    self.pitfall = pitfall
    var pairs: [(Pitfall.Kind, any PlayedPair)] = []
    for pair in pitfall.pairs(of: kind) {
      pairs.append((pair.kind, try await pair.played(mendedBy: patterns)))
    }
    self.pairs = pairs
  }

  /// What is not as the pitfall and its page say: nothing, as long as the
  /// broken version has its trouble and no mended one has it.
  ///
  /// - Parameter page: The page that says what is shown.
  /// - Returns: A line for each difference.
  /// - Throws: What keeps a version from being held to the specification.
  public func differences(from page: String) async throws -> [String] {
    var differences: [String] = []
    for pair in pairs { differences += try await pair.played.differences() }
    let told = pairs.reduce(page) { $1.played.asBuilt($0) }
    let comparison = Comparison(of: told, with: markdown + "\n")
    return differences
      + comparison.extraLines.map { "only on the page: \($0)" }
      + comparison.missingLines.map { "not on the page: \($0)" }
  }

  // MARK: Showing

  /// What a room is shown: the trouble, both versions, what is to be said of
  /// them, the question, and the answer.
  ///
  /// - Parameter columns: The columns that there are; in fewer than two screens
  ///   need, one stands above the other.
  /// - Returns: Part after part.
  public func parts(width columns: Int) -> [String] {
    let width = min(columns, Self.width)
    let shown = pairs.flatMap { pair in
      pair.played.scenes(width: width) + [pair.played.conclusion(width: width)]
    }
    let texts = ["\(pitfall.title)\n\n\(pitfall.trouble)"]
    return texts.map { Self.wrapped($0, width: width) } + shown
      + [pitfall.question, pitfall.answer].map {
        Self.wrapped($0, width: width)
      }
  }

  /// The page of the pitfall, as it stands in `docs/pitfalls`.
  public var markdown: String {
    let kinds = pitfall.kinds.map(\.rawValue).joined(separator: ", ")
    return """
      # \(pitfall.name)

      \(Self.wrapped(pitfall.trouble))

      Kind: \(kinds). Reported in
      \(sources.joined(separator: ",\n")).\(rules)
      Mended: \(cure). Broken:
      [\(pitfall.fileName)](../../Sources/Pitfalls/Pairs/\(pitfall.fileName))

      \(sections.joined(separator: "\n\n"))

      ## A question for the room

      \(Self.wrapped(pitfall.question))

      ## An answer

      \(Self.wrapped(pitfall.answer))
      """
  }

  /// Where it was reported, as links.
  private var sources: [String] {
    pitfall.sources.map { "[\($0.rawValue)](../\($0.page))" }
  }

  /// What the mended versions are.
  private var cure: String {
    let cures = Set(pairs.map(\.played.cure))
    if cures.count == 1 { return cures.joined() }
    return pairs.map { "where it \($0.kind.rawValue), \($0.played.cure)" }
      .joined(separator: "; ")
  }

  /// Where it is said what the trouble follows from, and which test shows it.
  private var rules: String {
    guard let first = pitfall.rules.first else { return "" }
    let (noun, test) =
      pitfall.rules.count == 1
      ? ("rule", "The rule, and the test that holds it")
      : ("rules", "The rules, and the tests that hold them")
    let numbers = pitfall.rules.dropFirst().reduce(first) { "\($0) and \($1)" }
    return "\n\(test):\n[\(noun) \(numbers)](../conformance.md)."
  }

  /// What is shown and what came of it, of one pair after another.
  private var sections: [String] {
    pairs.map { kind, played in
      let name = pairs.count == 1 ? "" : ", where it \(kind.rawValue)"
      let shown = """
        ```text
        \(played.scenes(width: Self.width).joined(separator: "\n\n"))
        ```

        ## What came of it\(name)

        ```text
        \(played.conclusion(width: Self.width))
        ```
        """
      return "## Played\(name)\n\n\(shown)"
    }
  }

  /// The columns of two screens with a mark between them.
  static let width = 2 * Playback.width + 3

  static func wrapped(_ text: String, width: Int = width) -> String {
    Screen(width: width) { Text(text) }.text
  }
}
