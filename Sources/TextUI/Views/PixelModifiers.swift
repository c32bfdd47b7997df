/// Modifiers that matter only to pixels.
///
/// They are accepted, so that code written for SwiftUI compiles, and they do
/// nothing: the look of a text screen has one size, one face and no colour
/// that means something.
extension View {
  /// Does nothing: a terminal has one font.
  ///
  /// Source: [font(_:)](https://developer.apple.com/documentation/swiftui/view/font(_:)).
  public func font(_ font: Font?) -> Self { self }

  /// Does nothing: a terminal has one font; for emphasis there is `bold()`.
  ///
  /// Source: [fontWeight(_:)](https://developer.apple.com/documentation/swiftui/view/fontweight(_:)).
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }

  /// Does nothing: no meaning rests on a colour here.
  ///
  /// Source: [foregroundStyle(_:)](https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)).
  public func foregroundStyle(_ style: Color) -> Self { self }

  /// Does nothing: no meaning rests on a colour here.
  ///
  /// Source: [foregroundColor(_:)](https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)).
  public func foregroundColor(_ color: Color?) -> Self { self }

  /// Does nothing: rows stand on lines.
  ///
  /// Source: [listRowSpacing(_:)](https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:)).
  public func listRowSpacing(_ spacing: Double?) -> Self { self }

  /// Does nothing: a title has one size.
  ///
  /// Source: [navigationBarTitleDisplayMode(_:)](https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)).
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarTitleDisplayMode
  ) -> Self { self }

  /// Does nothing: a sheet is as high as its content.
  ///
  /// Source: [presentationDetents(_:)](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)).
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self {
    self
  }

  /// Does nothing: text changes at once.
  ///
  /// Source: [animation(_:value:)](https://developer.apple.com/documentation/swiftui/view/animation(_:value:)).
  public func animation(
    _ animation: Animation?, value: some Equatable
  ) -> Self { self }
}

/// Runs a closure; nothing is animated.
///
/// Source: [withAnimation(_:_:)](https://developer.apple.com/documentation/swiftui/withanimation(_:_:)).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A font; all of them look the same in a terminal.
///
/// Source: [Font](https://developer.apple.com/documentation/swiftui/font).
public nonisolated struct Font: Hashable, Sendable {
  /// How heavy letters are; all of them look the same in a terminal.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()

  public static func system(size: Double) -> Font { Font() }

  public func monospaced() -> Font { self }
  public func bold() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}

/// A colour; a terminal shows none.
///
/// Source: [Color](https://developer.apple.com/documentation/swiftui/color).
public nonisolated enum Color: Hashable, Sendable {
  case primary, secondary, accentColor
  case red, orange, yellow, green, blue, purple, pink, brown, gray
  case black, white
}

/// How a device shows the title of a page; a terminal has one way.
///
/// Source: [TitleDisplayMode](https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode).
public nonisolated enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large
}

/// How high a device makes a sheet; here it is as high as its content.
///
/// Source: [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public nonisolated enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case height(Double)
  case fraction(Double)
}

/// How a device moves what changes; text changes at once.
///
/// Source: [Animation](https://developer.apple.com/documentation/swiftui/animation).
public nonisolated enum Animation: Hashable, Sendable {
  case `default`, linear, easeIn, easeOut, easeInOut, spring, bouncy
}
