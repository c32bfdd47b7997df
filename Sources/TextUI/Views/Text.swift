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

extension View {
  /// Shows of each text no more than so many lines; the last ends in “…” if
  /// there is more.
  ///
  /// Source: [lineLimit(_:)](https://developer.apple.com/documentation/swiftui/view/linelimit(_:)).
  ///
  /// - Parameter number: The number of lines, at least one; as many as there
  ///   are if it is `nil`.
  /// - Returns: The view, whose texts are as short as that.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max(1, $0) })
  }
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  /// The most lines that a text may have.
  ///
  /// Source: [lineLimit](https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit).
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
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
    let lines = content.wrapped(to: width, upTo: lineLimit)
    return Size(width: lines.map(\.columns).max() ?? 0, height: lines.count)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    if let line, line.columns <= size.width { return [line] }
    return content.wrapped(to: size.width, upTo: lineLimit)
  }
}
