import Model
import TextUI

/// Spoils a pattern, to prove that clauses can fail.
public nonisolated struct Saboteur: Sendable {
  /// What the spoiled pattern does wrong.
  public let name: String

  /// The clauses that must fail; all others must still hold.
  public let failingClauses: Set<Clause.ID>

  private let spoil: @MainActor @Sendable (Scene) -> AnyView

  /// What is about to be opened, and with which services.
  struct Scene {
    let pattern: Pattern
    var fixture: Fixture
    var services: Services

    /// The screen as the pattern makes it.
    @MainActor var view: AnyView { pattern.view(of: fixture, with: services) }
  }

  init(
    _ name: String, fails failingClauses: Set<Clause.ID>,
    spoil: @escaping @MainActor @Sendable (Scene) -> AnyView
  ) {
    self.name = name
    self.failingClauses = failingClauses
    self.spoil = spoil
  }

  /// The spoiled pattern.
  public func spoiling(_ pattern: Pattern) -> Pattern {
    Pattern(pattern.id, name: "\(pattern.name), \(name)") {
      fixture, services in
      spoil(Scene(pattern: pattern, fixture: fixture, services: services))
    }
  }
}

nonisolated extension Saboteur: CustomStringConvertible {
  public var description: String { name }
}
