/// A page of the window: a title, a rule as wide as it, and the content.
struct Page<Content: View>: PrimitiveView {
  let content: Content

  static func _update(_ node: ViewNode<Self>) {
    _ = node.element(PageElement.init)
    node.setChild(0, to: node.view.content)
  }
}

final class PageElement: Element {
  /// What had the focus when another page was opened.
  weak var lastFocus: Element?

  private var titles: [(owner: ObjectIdentifier, title: String)] = []

  private var title: String? { titles.last?.title }

  func setTitle(_ title: String?, by owner: Node) {
    let owner = ObjectIdentifier(owner)
    if let title, titles.contains(where: { $0 == (owner, title) }) { return }
    titles.removeAll { $0.owner == owner }
    if let title {
      titles.append((owner, title))
    }
    node.setNeedsLayout()
  }

  private var heading: [Line] {
    guard let title else { return [] }
    return [Line(title, style: .bold), .rule(title.columns)]
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var proposal = proposal
    proposal.height = proposal.height.map { max(0, $0 - heading.count) }
    let content = StackLayout.vertical.measure(children, in: proposal)
    let width = heading.reduce(content.width) { max($0, $1.columns) }
    return Size(width: width, height: content.height + heading.count)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let content = Size(
      width: size.width, height: max(0, size.height - heading.count))
    return heading + StackLayout.vertical.draw(children, in: content, context)
  }
}

extension View {
  /// Gives the page that the view is on its title.
  ///
  /// SwiftUI shows it in a navigation stack, or as the window's; here it stands
  /// at the top of either.
  ///
  /// Source: [navigationTitle(_:)](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)).
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    Titled(content: self, title: String(title))
  }
}

private struct Titled<Content: View>: PrimitiveView {
  let content: Content
  let title: String

  static func _update(_ node: ViewNode<Self>) {
    let page = sequence(first: node.parent, next: { $0?.parent })
      .lazy.compactMap { $0?.element as? PageElement }.first { _ in true }
    page?.setTitle(node.view.title.withVisibleControls, by: node)
    node.whenRemoved = { [weak page, unowned node] in
      page?.setTitle(nil, by: node)
    }
    node.setChild(0, to: node.view.content)
  }
}
