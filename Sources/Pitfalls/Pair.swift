import Specification

/// The two versions of a pitfall, to be played.
nonisolated protocol Pair: Sendable {
  /// How the trouble of the broken version comes to light.
  var kind: Pitfall.Kind { get }

  /// The clauses to which both versions are held.
  var clauses: [Clause] { get }

  /// Plays both versions.
  ///
  /// - Parameter patterns: Those whose screens don't have the trouble.
  /// - Returns: What came of it.
  /// - Throws: What keeps a version from being played at all.
  @MainActor
  func played(mendedBy patterns: [Pattern]) async throws -> any PlayedPair

  /// Plays the broken version alone, in this process.
  ///
  /// - Parameter show: Is told what there is to be seen, bit by bit.
  /// - Throws: What keeps the version from being played at all.
  @MainActor func playBroken(_ show: (String) -> Void) async throws

  /// Holds the broken version to the specification, in this process.
  ///
  /// - Parameters:
  ///   - first: The first clause that is checked; nil means all of them.
  ///   - show: Is told of each clause whether it is fulfilled.
  /// - Returns: Whether each is.
  /// - Throws: What keeps the version from being played at all.
  @MainActor
  func checkBroken(
    from first: Clause.ID?, _ show: (String) -> Void
  ) async throws -> Bool
}

/// What came of the two versions of a pitfall.
protocol PlayedPair {
  /// What the mended version is, after the word “Mended”.
  var cure: String { get }

  /// What is shown, in columns of a number.
  ///
  /// - Parameter width: The number.
  /// - Returns: Part after part.
  func scenes(width: Int) -> [String]

  /// What it took and what is said of it, in columns of a number.
  ///
  /// - Parameter width: The number.
  /// - Returns: The text.
  func conclusion(width: Int) -> String

  /// The page that this build would make, if it were as a page says.
  ///
  /// - Parameter page: The page.
  /// - Returns: The page, with a trap's message left out where the build has
  ///   none.
  func asBuilt(_ page: String) -> String

  /// A line for each thing that is not as the pitfall says.
  ///
  /// - Returns: The lines.
  /// - Throws: What keeps a version from being held to the specification.
  func differences() async throws -> [String]
}

/// What is not as it was said to be.
struct Differences {
  private(set) var lines: [String] = []

  /// Notes a value unless it is the expected one.
  mutating func expect<Value: Equatable>(
    _ name: String, _ found: Value, is expected: Value
  ) {
    guard found != expected else { return }
    lines.append("\(name): expected \(expected), found \(found)")
  }
}
