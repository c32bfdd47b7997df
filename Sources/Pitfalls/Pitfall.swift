import ModelUI
import Specification
import TextUI

/// A trouble of one of the posts as a pair of programs: broken and mended.
///
/// The broken version is a pattern that has one screen, and the mended one is
/// that screen as a real pattern builds it: what the pitfall does not touch is
/// alike, and the specification tells the two apart.
public nonisolated struct Pitfall: Identifiable, Sendable {
  /// The name that a person types: "stale-list".
  public let name: String

  /// How the trouble comes to light.
  public let kind: Kind

  /// The trouble, in one sentence.
  public let trouble: String

  /// Where it was reported.
  public let source: Source

  /// The screen of both versions.
  let fixture: Fixture

  /// The line of the screens from which on they are shown: above it they
  /// never change; nil shows them whole.
  var firstLine: String?

  /// What has happened before anyone looks.
  var preparation: [Step] = []

  /// What a user and others do while someone looks.
  let steps: [Step]

  /// The version with the trouble.
  public let broken: Pattern

  /// What the broken version must show.
  let expectation: Expectation

  /// A question for the room.
  public let question: String

  /// The answer to the question.
  public let answer: String

  public var id: String { name }

  /// The name of the file that has the pitfall and its broken version.
  public var fileName: String {
    let words = name.split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    return "\(words.joined()).swift"
  }

  /// How a trouble comes to light.
  public enum Kind: String, Sendable {
    /// The screen says something wrong.
    case shows
    /// The screen is right, and more is done for it than has to be.
    case costs
  }

  /// Where a trouble was reported.
  public enum Source: String, Sendable {
    case queries = "“SwiftData의 @Query”"
    case services = "“MVVM 패턴에서 SwiftData 구현하기”"
    case controllers = "“SwiftUI에서 ViewController를?”"
    case offsets = "“SwiftUI에서의 MVVM 패턴을 예제로 이해하기”"
    case reports = "public reports, gathered in docs/conformance.md"
    case reconstruction = "the project that “SwiftData의 @Query” links to"
  }

  /// What tells the broken version from a mended one.
  struct Expectation: Sendable {
    /// The lines of the last screen that only the broken version has.
    var extraLines: [String] = []

    /// The lines of the last screen that only a mended version has.
    var missingLines: [String] = []

    /// What a device would log of the broken version.
    var issues: Set<RuntimeIssue> = []

    /// The clauses of the screen that the broken version fails: these alone.
    var failingClauses: Set<Clause.ID>
  }

  /// The pitfall with a name, in whatever case.
  public static func named(_ name: String) -> Pitfall? {
    all.first { $0.name == name.lowercased() }
  }
}

nonisolated extension Pitfall: CustomStringConvertible {
  public var description: String { name }
}

nonisolated extension Pattern {
  /// A pattern of one screen, which is broken.
  init<Content: View>(
    broken name: String,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Services) -> Content
  ) {
    self.init(name, name: "Broken") { _, services in
      AnyView(screen(services).modelContainer(services.container))
    }
  }
}
