/// A trouble of one of the posts as a pair of programs: broken and mended.
public nonisolated struct Pitfall: Identifiable, Sendable {
  /// The name that a person types: "stale-list".
  public let name: String

  /// The trouble, in one sentence.
  public let trouble: String

  /// Where it was reported.
  public let sources: [Source]

  /// The rules from which the trouble follows.
  let rules: [Rule]

  /// The two versions; more than two, where a trouble comes to light in
  /// several ways.
  let pairs: [any Pair]

  /// A question for the room.
  public let question: String

  /// The answer to the question.
  public let answer: String

  init(
    name: String, trouble: String, sources: [Source], rules: [Rule] = [],
    pairs: any Pair..., question: String, answer: String
  ) {
    self.name = name
    self.trouble = trouble
    self.sources = sources
    self.rules = rules
    self.pairs = pairs
    self.question = question
    self.answer = answer
  }

  public var id: String { name }

  /// How the trouble comes to light: in one way, or in several.
  public var kinds: [Kind] { pairs.map(\.kind) }

  /// The name of the file that has the pitfall and its broken version.
  public var fileName: String {
    let words = name.split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    return "\(words.joined()).swift"
  }

  /// How a trouble comes to light.
  public enum Kind: String, CaseIterable, Sendable {
    /// The screen says something wrong.
    case shows
    /// The screen is right, and more is done for it than has to be.
    case costs
    /// The program ends at once.
    case traps
    /// The compiler refuses the program.
    case compile
  }

  /// Where a trouble was reported.
  public enum Source: String, Sendable {
    case queries = "“SwiftData의 @Query”"
    case services = "“MVVM 패턴에서 SwiftData 구현하기”"
    case polymorphism = "“[SwiftUI] MVVM 패턴 간단한 예제 + 다형성”"
    case controllers = "“SwiftUI에서 ViewController를?”"
    case offsets = "“SwiftUI에서의 MVVM 패턴을 예제로 이해하기”"
    case reports = "public reports"
    case reconstruction = "the project that “SwiftData의 @Query” links to"

    /// The page in `docs` that has more of it.
    var page: String {
      switch self {
      case .queries, .reconstruction: "posts/post-000-music-videos.md"
      case .services: "posts/post-001-data-service.md"
      case .polymorphism: "posts/post-002-player.md"
      case .controllers: "posts/post-003-cows.md"
      case .offsets: "posts/post-004-people.md"
      case .reports: "conformance.md"
      }
    }
  }

  /// The pitfall with a name, in whatever case.
  public static func named(_ name: String) -> Pitfall? {
    all.first { $0.name == name.lowercased() }
  }
}

nonisolated extension Pitfall: CustomStringConvertible {
  public var description: String { name }

  /// The name, and how the trouble comes to light.
  public var title: String {
    "\(name) (\(kinds.map(\.rawValue).joined(separator: ", ")))"
  }
}
