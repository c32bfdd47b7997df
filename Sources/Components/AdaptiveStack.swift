import TextUI

/// Shows views side by side where there is room, else one under the other.
///
/// The views keep their identity, and with it their state, when the window is
/// resized.
public struct AdaptiveStack<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let column: VStackLayout
  private let row: HStackLayout
  private let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - lines: The blank lines between views one under the other.
  ///   - columns: The blank columns between views side by side.
  ///   - content: The views.
  public init(
    lines: Int, columns: Int, @ViewBuilder content: () -> Content
  ) {
    column = VStackLayout(spacing: lines)
    row = HStackLayout(spacing: columns)
    self.content = content()
  }

  public var body: some View {
    let layout = sizeClass == .compact ? AnyLayout(column) : AnyLayout(row)
    layout { content }
  }
}
