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
    /// A weight of a device's fonts.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A device's font for the largest titles.
  public static let largeTitle = Font()
  /// A device's font for titles.
  public static let title = Font()
  /// A device's font for titles of the second level.
  public static let title2 = Font()
  /// A device's font for titles of the third level.
  public static let title3 = Font()
  /// A device's font for headings.
  public static let headline = Font()
  /// A device's font for headings of the second level.
  public static let subheadline = Font()
  /// A device's font for what is read.
  public static let body = Font()
  /// A device's font for what is set apart.
  public static let callout = Font()
  /// A device's font for notes.
  public static let footnote = Font()
  /// A device's font for captions.
  public static let caption = Font()
  /// A device's second font for captions.
  public static let caption2 = Font()

  /// A device's own font in a size of points, which a terminal has not.
  public static func system(size: Double) -> Font { Font() }

  /// The font with letters of one width, as all are in a terminal.
  public func monospaced() -> Font { self }
  /// The font in bold; for emphasis in a terminal there is `bold()` of a view.
  public func bold() -> Font { self }
  /// The font in a weight, which a terminal does not show.
  public func weight(_ weight: Weight) -> Font { self }
}

/// A colour; a terminal shows none.
///
/// Source: [Color](https://developer.apple.com/documentation/swiftui/color).
public nonisolated enum Color: Hashable, Sendable {
  /// A colour by what it is for.
  case primary, secondary, accentColor
  /// A colour by its name.
  case red, orange, yellow, green, blue, purple, pink, brown, gray
  /// Black, or white.
  case black, white
}

/// How a device shows the title of a page; a terminal has one way.
///
/// Source: [TitleDisplayMode](https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode).
public nonisolated enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  /// As the device decides, in the bar, or under it.
  case automatic, inline, large
}

/// How high a device makes a sheet; here it is as high as its content.
///
/// Source: [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public nonisolated enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or all of it.
  case medium, large
  /// A height in points.
  case height(Double)
  /// A part of the screen, from 0 to 1.
  case fraction(Double)
}

/// How a device moves what changes; text changes at once.
///
/// Source: [Animation](https://developer.apple.com/documentation/swiftui/animation).
public nonisolated enum Animation: Hashable, Sendable {
  /// A course of movement over time.
  case `default`, linear, easeIn, easeOut, easeInOut, spring, bouncy
}
