/// A page of the window: a title, a rule as wide as it, the content, and the
/// items of its toolbar in the last line.
///
/// In a sheet the title stands in the border of its box.
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

  private struct Title {
    unowned let owner: Node
    let depth: Int
    let text: String
  }

  private var titles: [Title] = []
  private var toolbars: [ToolbarElement] = []

  /// The title of the outermost view that has one; the last of several beside
  /// each other.
  var title: String? {
    let depth = titles.map(\.depth).min()
    return titles.filter { $0.depth == depth }
      .max { $0.owner.isBefore($1.owner) }?.text
  }

  func setTitle(_ title: String?, by owner: Node) {
    let known = titles.first { $0.owner === owner }
    guard title != known?.text else { return }
    titles.removeAll { $0.owner === owner }
    if let title {
      titles.append(Title(owner: owner, depth: owner.depth, text: title))
    }
    setNeedsLayout()
  }

  func add(_ toolbar: ToolbarElement) {
    guard !toolbars.contains(where: { $0 === toolbar }) else { return }
    toolbars.append(toolbar)
    childrenChanged()
  }

  func remove(_ toolbar: ToolbarElement) {
    toolbars.removeAll { $0 === toolbar }
    childrenChanged()
  }

  override var isLandmark: Bool { true }

  /// The order of several toolbars changes with that of the views around them.
  override var hasChangingChildren: Bool { toolbars.count > 1 }

  override func makeChildren() -> [Element] {
    super.makeChildren() + toolbars.sorted { $0.node.isBefore($1.node) }
  }

  // MARK: Drawing

  private var content: [Element] {
    children.filter { !($0 is ToolbarElement) }
  }

  private var isInBox: Bool { node.enclosingLayer != nil }

  private var heading: [Line] {
    guard let title, !isInBox else { return [] }
    return [Line(title, style: .bold), .rule(title.columns)]
  }

  private var toolbar: ToolbarLine? {
    let line = ToolbarLine(
      children.compactMap { $0 as? ToolbarElement }, isSpread: isInBox)
    return line.isEmpty ? nil : line
  }

  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    let toolbar = toolbar?.size(width: proposal.width)
    return proposal.reduced(
      lines: heading.count + (toolbar.map { $0.height + 1 } ?? 0))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let toolbar = toolbar?.size(width: proposal.width)
    let lines = heading.count + (toolbar.map { $0.height + 1 } ?? 0)
    let content = StackLayout.vertical.measure(content, in: inner(proposal))
    let width = heading.reduce(content.width) { max($0, $1.columns) }
    let isBlank = heading.isEmpty && content.height == 0 && toolbar != nil
    return Size(
      width: max(width, toolbar?.width ?? 0),
      height: content.height + lines - (isBlank ? 1 : 0))
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let toolbar = toolbar?.draw(width: size.width, context)
    let height =
      size.height - heading.count - (toolbar.map { $0.count + 1 } ?? 0)
    let content = StackLayout.vertical.draw(
      content, offered: inner(context.offered),
      in: Size(width: size.width, height: max(0, height)), context)
    let page = heading + content
    guard let toolbar else { return page }
    return page + (page.isEmpty ? [] : [Line()]) + toolbar
  }
}

extension View {
  /// Gives the page that the view is on its title.
  ///
  /// SwiftUI shows it in a navigation stack, or as the window's; here it stands
  /// at the top of either, and in the border of a sheet. Where a view and one
  /// in it both have a title, the outer one counts, as with a
  /// [preference](https://developer.apple.com/documentation/swiftui/view/preference(key:value:)).
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
    let page = node.enclosingPage
    page?.setTitle(node.view.title.withVisibleControls, by: node)
    node.whenRemoved = { [weak page, unowned node] in
      page?.setTitle(nil, by: node)
    }
    node.setChild(0, to: node.view.content)
  }
}

extension Node {
  /// How many nodes are above this one.
  fileprivate final var depth: Int {
    sequence(first: self, next: \.parent).reduce(-1) { count, _ in count + 1 }
  }

  /// Whether this node stands before another in reading order.
  fileprivate final func isBefore(_ other: Node) -> Bool {
    position.lexicographicallyPrecedes(other.position)
  }

  /// The places among their siblings of the nodes on the way to this one.
  private final var position: [Int] {
    sequence(first: self, next: \.parent).compactMap { node in
      node.parent?.children.firstIndex { $0 === node }
    }.reversed()
  }

  /// The page that this node is on.
  final var enclosingPage: PageElement? {
    sequence(first: parent, next: { $0?.parent })
      .lazy.compactMap { $0?.element as? PageElement }.first { _ in true }
  }
}
