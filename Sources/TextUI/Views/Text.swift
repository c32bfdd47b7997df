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
  var content = "" {
    didSet {
      if content != oldValue {
        sizes = [:]
        node.setNeedsLayout()
      }
    }
  }

  /// What is known of a long text, by the width that it is offered.
  private var sizes: [Int: Size] = [:]
  private static let longText = 4096

  override var label: String? { content }

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Size.unlimited
    guard content.utf8.count > Self.longText else {
      return content.wrappedSize(to: width)
    }
    if let size = sizes[width] { return size }
    let size = content.wrappedSize(to: width)
    sizes[width] = size
    return size
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    content.wrapped(to: size.width).map { Line($0) }
  }
}
