import Specification
import TextUI

/// A pitfall that was played: broken and mended.
public struct Demonstration {
  let pitfall: Pitfall
  let pairs: [(kind: Pitfall.Kind, played: any PlayedPair)]

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
  /// - Parameters:
  ///   - columns: The columns that there are; in fewer than two screens need,
  ///     one stands above the other.
  ///   - showsCode: Whether the broken version's source is a part, too.
  /// - Returns: Part after part.
  public func parts(width columns: Int, showsCode: Bool = false) -> [String] {
    let width = min(columns, Self.width)
    let shown = pairs.flatMap { pair in
      pair.played.scenes(width: width) + [pair.played.conclusion(width: width)]
    }
    let texts = ["\(pitfall.title)\n\n\(pitfall.trouble)"]
    let code = showsCode ? [pitfall.code].compactMap(\.self) : []
    return texts.map { Self.wrapped($0, width: width) } + shown + code
      + [pitfall.question, pitfall.answer].map {
        Self.wrapped($0, width: width)
      }
  }

  /// The columns of two screens with a mark between them.
  static let width = 2 * Playback.width + 3

  static func wrapped(_ text: String, width: Int = width) -> String {
    Screen(width: width) { Text(text) }.text
  }
}
