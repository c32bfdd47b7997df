/// Shows text, broken into lines where its container is narrower.
///
/// Source: [Text](https://developer.apple.com/documentation/swiftui/text).
public struct Text: PrimitiveView {
  let content: String

  /// Shows a text; there is no translation to look for.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Shows a text as it stands, without looking for a translation.
  ///
  /// TextUI has no translations, so both initialisers show the same.
  public init(verbatim content: String) {
    self.content = content
  }

  public static func _update(_ node: ViewNode<Self>) {
    node.element(TextElement.init).content =
      node.view.content.withVisibleControls
  }
}

/// A text on the screen.
final class TextElement: Element {
  /// The text, of which each character can be shown.
  var content = "" {
    didSet { line = Line(unwrapped: content) }
  }

  /// The text on one line, if it has no more.
  private var line: Line?

  override var label: String? { content }
  override var adaptsHeight: Bool { false }

  override func size(for proposal: ProposedSize) -> Size {
    if let line, line.columns <= proposal.width ?? line.columns {
      return Size(width: line.columns, height: 1)
    }
    return rememberedSize(for: proposal)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    content.wrappedSize(to: proposal.width ?? Size.unlimited)
  }

  override var drawsParts: Bool { true }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    draw(0..<size.height, in: size, context)
  }

  override func draw(
    _ rows: Range<Int>, in size: Size, _ context: DrawingContext
  ) -> [Line] {
    if let line, line.columns <= size.width { return [line] }
    return WrappedLines(of: content, width: size.width)
      .prefix(rows.upperBound).dropFirst(rows.lowerBound)
      .map { Line(String($0.text), columns: $0.columns) }
  }
}
