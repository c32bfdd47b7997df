import Foundation

/// Where a container keeps its models, and how safely.
///
/// Source: [ModelConfiguration](https://developer.apple.com/documentation/swiftdata/modelconfiguration);
/// `durability` and `busyTimeout` are additions.
public struct ModelConfiguration: Hashable, Sendable {
  /// What a save that returns has survived.
  public enum Durability: Hashable, Sendable {
    /// The loss of power.
    case full

    /// The end of the program; the last saves may be lost with the power.
    case normal
  }

  /// The store's file; `nil` in memory.
  public let url: URL?

  public let durability: Durability

  /// How long another program's lock is waited for.
  public let busyTimeout: Duration

  public var isStoredInMemoryOnly: Bool { url == nil }

  /// A store in a file; its folder must exist.
  public init(
    url: URL, durability: Durability = .full,
    busyTimeout: Duration = .seconds(5)
  ) {
    self.url = url
    self.durability = durability
    self.busyTimeout = busyTimeout
  }

  /// A store in memory, which goes with its container.
  public static let inMemory = ModelConfiguration(nil)

  private init(_ url: URL?) {
    self.url = url
    durability = .normal
    busyTimeout = .zero
  }
}
