import TextUI

/// One sentence of the specification, and a check of it that can fail.
public nonisolated struct Clause: Identifiable, Sendable {
  /// A letter for the screen and a number; it never changes.
  public let id: String

  /// What the clause demands.
  public let title: String

  private let body: @MainActor @Sendable (Stage) async throws -> Void

  init(
    _ id: String, _ title: String,
    check body: @escaping @MainActor @Sendable (Stage) async throws -> Void
  ) {
    self.id = id
    self.title = title
    self.body = body
  }

  /// Checks the clause with the pattern of a fresh stage.
  ///
  /// - Throws: ``Unmet`` where the clause does not hold, or the error of an
  ///   action that was refused.
  @MainActor
  public func check(_ stage: Stage) async throws {
    try await body(stage)
  }

  /// All clauses, in the order of the specification.
  public static let all =
    home + roster + musicVideos + notes + player + cows + people
}

nonisolated extension Clause: CustomStringConvertible {
  public var description: String { "\(id) \(title)" }
}

/// A clause does not hold.
public nonisolated struct Unmet: Error, CustomStringConvertible {
  /// What was expected, and what was found.
  public let description: String

  /// The module and the file of the demand, as `#fileID` has them.
  public let fileID: String

  /// The path of that file, as `#filePath` has it.
  public let filePath: String

  /// The line of the demand, counted from 1.
  public let line: Int

  /// The column of the demand, counted from 1.
  public let column: Int
}

/// Demands that something is as the specification says.
///
/// - Throws: ``Unmet`` with both values and the caller's place.
nonisolated func expect<Value: Equatable>(
  _ actual: Value, is expected: Value,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) throws {
  guard actual != expected else { return }
  throw Unmet(
    description: "expected: \(expected)\nfound:    \(actual)",
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Demands that a screen has a line.
///
/// - Throws: ``Unmet`` with the line, the screen and the caller's place.
@MainActor
func expect(
  _ screen: Screen, shows line: String,
  fileID: String = #fileID, filePath: String = #filePath,
  sourceLine: Int = #line, column: Int = #column
) throws {
  guard !screen.has(line) else { return }
  throw Unmet(
    description:
      "expected the line: \(line)\nthe screen shows:\n\(screen.text)",
    fileID: fileID, filePath: filePath, line: sourceLine, column: column)
}

/// Demands that a screen does not have a line.
///
/// - Throws: ``Unmet`` with the line, the screen and the caller's place.
@MainActor
func expect(
  _ screen: Screen, hides line: String,
  fileID: String = #fileID, filePath: String = #filePath,
  sourceLine: Int = #line, column: Int = #column
) throws {
  guard screen.has(line) else { return }
  throw Unmet(
    description: "expected no line: \(line)\nthe screen shows:\n\(screen.text)",
    fileID: fileID, filePath: filePath, line: sourceLine, column: column)
}

/// Demands that an action is refused.
///
/// - Throws: ``Unmet`` if it is not, or if it is for another reason.
@MainActor
func expect(
  _ refusal: ScreenError,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column,
  from action: () throws(ScreenError) -> Void
) throws {
  var found: ScreenError?
  do {
    try action()
  } catch {
    found = error
  }
  try expect(
    found, is: refusal,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
