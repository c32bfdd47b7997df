import Specification
import TextUI

/// A pitfall that was played: broken and mended.
public struct Demonstration {
  private let pitfall: Pitfall
  private let pair: any PlayedPair

  /// Plays a pitfall.
  ///
  /// - Parameters:
  ///   - pitfall: What to play.
  ///   - patterns: Those whose screens don't have the trouble.
  /// - Throws: What keeps a version from being played at all: a `ScriptError`,
  ///   a `StorageError`, or that there is no compiler.
  public init(of pitfall: Pitfall, mendedBy patterns: [Pattern]) async throws {
    self.pitfall = pitfall
    pair = try await pitfall.pair.played(mendedBy: patterns)
  }

  /// What is not as the pitfall and its page say: nothing, as long as the
  /// broken version has its trouble and no mended one has it.
  ///
  /// - Parameter page: The page that says what is shown.
  /// - Returns: A line for each difference.
  public func differences(from page: String) async -> [String] {
    var found = Differences()
    let lines = markdown.lines + [""]
    for (line, expected) in zip(page.lines, lines) {
      found.expect("page", line, is: expected)
    }
    found.expect("lines of the page", page.lines.count, is: lines.count)
    return await pair.differences() + found.lines
  }

  // MARK: Showing

  /// What a room is shown, part after part: the trouble, both versions, what
  /// is to be said of them, the question, and the answer.
  public var parts: [String] {
    [introduction] + pair.scenes
      + [pair.conclusion]
      + [pitfall.question, pitfall.answer].map(Self.wrapped)
  }

  /// The page of the pitfall, as it stands in `docs/pitfalls`.
  public var markdown: String {
    """
    # \(pitfall.name)

    \(Self.wrapped(pitfall.trouble))

    Kind: \(pitfall.kind.rawValue). Reported in \(pitfall.source.rawValue).
    Mended: \(pair.cure). Broken:
    [\(pitfall.fileName)](../../Sources/Pitfalls/Pairs/\(pitfall.fileName))

    ```text
    \(pair.scenes.joined(separator: "\n\n"))
    ```

    ## What came of it

    ```text
    \(pair.conclusion)
    ```

    ## A question for the room

    \(Self.wrapped(pitfall.question))

    ## An answer

    \(Self.wrapped(pitfall.answer))
    """
  }

  private var introduction: String {
    """
    \(pitfall.name) (\(pitfall.kind.rawValue))

    \(Self.wrapped(pitfall.trouble))
    """
  }

  static let width = 2 * Playback.width + 3

  static func wrapped(_ text: String) -> String {
    Screen(width: width) { Text(text) }.text
  }
}
