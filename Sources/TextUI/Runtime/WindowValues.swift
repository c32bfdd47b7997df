/// How much room there is across.
///
/// Source: [UserInterfaceSizeClass](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass).
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Fewer than 80 columns: what belongs together stands one under the other.
  case compact

  /// 80 columns and more: what belongs together stands side by side.
  case regular

  init(width: Int) {
    self = width < 80 ? .compact : .regular
  }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

extension EnvironmentEntry {
  /// What all views in a window of a width find in their environment.
  static func window(width: Int) -> EnvironmentEntry {
    KeyedEntry<HorizontalSizeClassKey>(UserInterfaceSizeClass(width: width))
  }
}

extension EnvironmentValues {
  /// Whether there is room for columns side by side.
  ///
  /// Source: [horizontalSizeClass](https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass).
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
}
