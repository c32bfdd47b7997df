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

  /// The most lines that it takes; one line, as most texts have, never asks.
  private var lineLimit: Int? { node.environmentValue { $0.lineLimit } }

  override var label: String? { content }
  override var adaptsHeight: Bool { false }

  override func size(for proposal: ProposedSize) -> Size {
    if let line, line.columns <= proposal.width ?? line.columns {
      return Size(width: line.columns, height: 1)
    }
    return rememberedSize(for: proposal)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Size.unlimited
    guard let lineLimit else { return content.wrappedSize(to: width) }
    let lines = lines(0..<lineLimit, width: width)
    return Size(width: lines.map(\.columns).max() ?? 0, height: lines.count)
  }

  override var drawsParts: Bool { true }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    draw(0..<size.height, in: size, context)
  }

  override func draw(
    _ rows: Range<Int>, in size: Size, _ context: DrawingContext
  ) -> [Line] {
    lines(rows, width: size.width)
  }

  private func lines(_ rows: Range<Int>, width: Int) -> [Line] {
    if let line, line.columns <= width { return [line] }
    // One more tells whether the last one needs a mark.
    let texts = WrappedLines(of: content, width: width)
      .prefix(rows.upperBound + 1).dropFirst(rows.lowerBound).map(\.text)
    var lines = texts.prefix(rows.count).map { Line(String($0)) }
    if texts.count > rows.count, rows.upperBound == lineLimit,
      let last = texts.dropLast().last
    {
      let rest = content[last.startIndex...].prefix { !$0.isNewline }
      lines[lines.count - 1] = Line("\(rest.prefix(width + 1))…")
        .truncated(to: width)
    }
    return lines
  }
}

extension View {
  /// Shows at most so many lines of each text in the view; `nil` shows all.
  ///
  /// A text with more ends with `…`. A limit below 1 counts as 1.
  ///
  /// Source: [lineLimit(_:)](https://developer.apple.com/documentation/swiftui/view/linelimit(_:)).
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  /// How many lines of a text are shown, or `nil` for all.
  ///
  /// Source: [lineLimit](https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit).
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue.map { max(1, $0) } }
  }
}
