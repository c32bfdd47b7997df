extension View {
  /// Leaves blanks around the view; one unless told otherwise.
  ///
  /// Source: [padding(_:_:)](https://developer.apple.com/documentation/swiftui/view/padding(_:_:)).
  public func padding(
    _ edges: Edge.Set = .all, _ length: Int? = nil
  ) -> some View {
    ElementModifier(content: self) { node in
      let element = node.element(PaddingElement.init)
      element.edges = edges
      element.length = Size.length(length ?? 1)
    }
  }

  /// Leaves so many blanks around the view.
  ///
  /// Source: [padding(_:)](https://developer.apple.com/documentation/swiftui/view/padding(_:)).
  public func padding(_ length: Int) -> some View {
    padding(.all, length)
  }

  /// Sets the text off, where a terminal can; the text says it all without.
  ///
  /// Source: [bold(_:)](https://developer.apple.com/documentation/swiftui/view/bold(_:)).
  public func bold() -> some View {
    styled(.bold)
  }

  /// Takes the text back, where a terminal can; SwiftUI would use a style.
  public func dim() -> some View {
    styled(.dim)
  }

  private func styled(_ style: Style) -> some View {
    ElementModifier(content: self) {
      $0.element(StyleElement.init).style = style
    }
  }

  /// The name by which a user, a script or a test knows the view.
  ///
  /// Source: [accessibilityLabel(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)).
  public func accessibilityLabel(_ label: String) -> some View {
    ElementModifier(content: self) {
      $0.element(LabelElement.init).name = label.withVisibleControls
    }
  }

  /// Keeps the user from acting on the view.
  ///
  /// An inner `disabled(false)` can't enable what an outer one disables.
  ///
  /// Source: [disabled(_:)](https://developer.apple.com/documentation/swiftui/view/disabled(_:)).
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }

  /// Gives the view an identity; another value begins it anew.
  ///
  /// Source: [id(_:)](https://developer.apple.com/documentation/swiftui/view/id(_:)).
  public func id(_ id: some Hashable) -> some View {
    ForEach([id], id: \.self) { _ in self }
  }
}

/// An edge of a rectangle.
///
/// Source: [Edge](https://developer.apple.com/documentation/swiftui/edge).
public nonisolated enum Edge {
  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt8

    /// Makes edges of bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The edge above.
    public static let top = Set(rawValue: 1 << 0)
    /// The edge below.
    public static let bottom = Set(rawValue: 1 << 1)
    /// The edge where lines begin.
    public static let leading = Set(rawValue: 1 << 2)
    /// The edge where lines end.
    public static let trailing = Set(rawValue: 1 << 3)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

// MARK: - Environment

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the user can act on the view.
  ///
  /// Source: [isEnabled](https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled).
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

// MARK: - Elements

/// A view shown through an element around it.
struct ElementModifier<Content: View>: PrimitiveView {
  let content: Content
  let update: (ViewNode<Self>) -> Void

  static func _update(_ node: ViewNode<Self>) {
    node.view.update(node)
    node.setChild(0, to: node.view.content)
  }
}

private final class PaddingElement: Element {
  var edges = Edge.Set.all
  var length = 1

  private func insets(_ leading: Edge.Set, _ trailing: Edge.Set) -> (Int, Int) {
    (
      edges.contains(leading) ? length : 0,
      edges.contains(trailing) ? length : 0
    )
  }

  private var horizontal: (Int, Int) { insets(.leading, .trailing) }
  private var vertical: (Int, Int) { insets(.top, .bottom) }

  private var width: Int { horizontal.0 + horizontal.1 }
  private var height: Int { vertical.0 + vertical.1 }

  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    proposal.reduced(columns: width, lines: height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let content = super.measure(proposal)
    return Size(width: content.width + width, height: content.height + height)
  }

  override var drawsParts: Bool { true }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    draw(0..<size.height, in: size, context)
  }

  override func draw(
    _ rows: Range<Int>, in size: Size, _ context: DrawingContext
  ) -> [Line] {
    let inner = inner(of: size)
    let content =
      (rows.lowerBound - vertical.0)..<(rows.upperBound - vertical.0)
    let shown = content.clamped(to: 0..<inner.height)
    let above = min(rows.count, max(0, -content.lowerBound))
    return Array(repeating: Line(), count: above)
      + arrangement(in: inner, context)
      .draw(shown, of: children, in: inner, context)
      .map { $0.indented(by: horizontal.0) }
  }

  override func focusedLines(
    in size: Size, _ context: DrawingContext
  ) -> Range<Int>? {
    let inner = inner(of: size)
    return context.child(of: self).flatMap { place(of: $0) }.flatMap { place in
      arrangement(in: inner, context)
        .focusedLines(of: children, at: place, context)
    }.map { vertical.0 + $0.lowerBound..<vertical.0 + $0.upperBound }
  }

  private func inner(of size: Size) -> Size {
    Size(
      width: max(0, size.width - width),
      height: max(0, size.height - height))
  }
}

/// Names what is in it.
final class LabelElement: Element {
  var name = ""

  override var label: String? { name }
}

private final class StyleElement: Element {
  var style: Style = []

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    super.draw(in: size, context).map { $0.styled(style) }
  }
}
