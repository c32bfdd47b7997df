/// Shows that something is going on.
///
/// ```
/// Searching…
/// ```
///
/// A bar has no place in text: how far it is stands as a percentage.
///
/// Source: [ProgressView](https://developer.apple.com/documentation/swiftui/progressview).
public struct ProgressView: View {
  private let title: String
  private let fraction: Double?

  private init(title: String, fraction: Double?) {
    self.title = title
    self.fraction = fraction
  }

  /// Says that something goes on.
  public init() {
    self.init(title: "", fraction: nil)
  }

  /// Says what goes on.
  public init(_ title: some StringProtocol) {
    self.init(title: String(title), fraction: nil)
  }

  /// Shows how much of a total is done; `nil` if nobody knows.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init("", value: value, total: total)
  }

  /// Shows what is going on, and how much of a total is done.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(
      title: String(title),
      fraction: value.map { total > 0 ? Double($0 / total) : 0 })
  }

  public var body: some View {
    Text(text)
  }

  private var text: String {
    let name = title.hasSuffix("…") ? String(title.dropLast()) : title
    guard let fraction, fraction.isFinite else { return name + "…" }
    let percent = Int((min(max(0, fraction), 1) * 100).rounded(.down))
    return name.isEmpty ? "\(percent) %" : "\(name)… \(percent) %"
  }
}
