import Model
import TextUI

/// A way to build every screen: a name, and how it opens each.
///
/// A specification holds any pattern to its clauses. It knows none itself.
public nonisolated struct Pattern: Identifiable, Sendable {
  /// The name that a person types: "mvvm".
  public let id: String

  /// The name that a person reads: "MVVM".
  public let name: String

  private let open: @MainActor @Sendable (Fixture, Services) -> AnyView

  /// Makes a pattern.
  ///
  /// - Parameters:
  ///   - id: The name that a person types.
  ///   - name: The name that a person reads.
  ///   - open: Makes a screen that works with services.
  public init(
    _ id: String, name: String,
    open: @escaping @MainActor @Sendable (Fixture, Services) -> AnyView
  ) {
    self.id = id
    self.name = name
    self.open = open
  }

  /// Makes a screen that works with services.
  @MainActor
  public func view(of fixture: Fixture, with services: Services) -> AnyView {
    open(fixture, services)
  }
}

nonisolated extension Pattern: CustomStringConvertible {
  public var description: String { name }
}

/// What the screens of a pattern work with.
public nonisolated struct Services: Sendable {
  /// The store.
  public var container: ModelContainer

  /// Where music videos are searched for.
  public var catalog: any MusicCatalog

  public init(container: ModelContainer, catalog: any MusicCatalog) {
    self.container = container
    self.catalog = catalog
  }
}

/// A screen in the state in which a check finds it.
public nonisolated enum Fixture: Hashable, Sendable {
  case home
  case screen(Destination)

  public static let roster = Fixture.screen(.roster)
  public static let musicVideos = Fixture.screen(.musicVideos)
  public static let notes = Fixture.screen(.notes)
  public static let cows = Fixture.screen(.cows)
  public static let people = Fixture.screen(.people)

  public static func player(_ player: Player, _ aging: Aging) -> Fixture {
    .screen(.player(player, aging))
  }

  /// The first player that Home lists.
  public static let messi =
    Fixture.player(Player(name: "Messi", age: 19), .oneYear)

  /// The second player that Home lists.
  public static let ohSeungun =
    Fixture.player(Player(name: "OH SEUNGUN", age: 28), .twoYears)
}
