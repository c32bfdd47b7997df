import TextUI

/// How often a cow has mooed.
public struct MooCount: View {
  private let count: Int

  /// Says that a cow has mooed so many times.
  public init(_ count: Int) {
    self.count = count
  }

  public var body: some View {
    Text(count == 1 ? "Mooed 1 time" : "Mooed \(count) times")
  }
}
