/// A tab view on the screen: the line of its tabs, and what the chosen one
/// shows.
final class TabViewElement: Element {
  private static let gap = 2

  /// Whether the selection is kept here, and not by the program.
  var keepsSelection = false

  var select: (Tag) -> Void = { _ in }
  var selection: AnyHashable? {
    didSet {
      guard selection != oldValue else { return }
      for page in pages {
        page.button?.setNeedsLayout()
      }
      childrenChanged()
      node.host.afterPass { [weak self] in self?.showSelected() }
    }
  }

  override var hasChangingChildren: Bool { true }
  override var isInList: Bool { false }

  private var pages: [TabPageElement] {
    super.makeChildren().compactMap { $0 as? TabPageElement }
  }

  /// The page of the selection; the first where there is none.
  private var selectedPage: TabPageElement? {
    pages.first { $0.stands(for: selection) } ?? pages.first
  }

  func isSelected(_ page: TabPageElement) -> Bool { page === selectedPage }

  /// Builds the tab that is to be shown if it never was.
  func showSelected() {
    if let selection, !pages.contains(where: { $0.stands(for: selection) }) {
      if keepsSelection {
        self.selection = nil
      } else {
        ViewHost.record(.selectionWithoutTag("\(selection)"))
      }
    }
    for page in pages where !isSelected(page) {
      page.setCovered(true)
    }
    selectedPage?.setCovered(false)
    guard let page = selectedPage, !page.isBuilt else { return }
    page.isBuilt = true
    page.node.invalidate()
  }

  override func makeChildren() -> [Element] {
    pages.compactMap(\.button) + (selectedPage?.content ?? [])
  }

  override var laidOutElements: [Element] { pages }

  override var mainChild: Element? { children.last }

  // MARK: Drawing

  private var buttons: [Element] {
    children.filter { $0 is TabButtonElement }
  }

  private var content: [Element] {
    children.filter { !($0 is TabButtonElement) }
  }

  private var bar: StackLayout {
    StackLayout(axis: .horizontal, spacing: Self.gap)
  }

  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    proposal.reduced(lines: 2)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let bar = bar.measure(buttons, in: proposal.withIdealHeight)
    let content = StackLayout.vertical.measure(content, in: inner(proposal))
    return Size(
      width: max(bar.width, content.width), height: content.height + 2)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let tabs = bar.draw(
      buttons, offered: context.offered.withIdealHeight,
      in: Size(width: size.width, height: 1), context)
    let content = StackLayout.vertical.draw(
      content, offered: inner(context.offered),
      in: Size(width: size.width, height: max(0, size.height - 2)), context)
    return tabs + [Line()] + content
  }
}

/// One tab: its button, and its content once it has been shown.
final class TabPageElement: Element {
  var tag: Tag?
  var isBuilt = false

  var button: TabButtonElement? {
    children.first as? TabButtonElement
  }

  var content: [Element] { Array(children.dropFirst()) }

  func stands(for selection: AnyHashable?) -> Bool {
    tag?.stands(for: selection) ?? false
  }

  func setCovered(_ isCovered: Bool) {
    for content in node.children.dropFirst() {
      content.setCovered(isCovered)
    }
  }

  var tabs: TabViewElement? { node.parentElement as? TabViewElement }

  var isSelected: Bool { tabs?.isSelected(self) ?? false }
}

/// The name of a tab, by which it is chosen.
final class TabButtonElement: Element {
  weak var page: TabPageElement?

  override var label: String? { givenLabel ?? spokenContent }
  override var isStop: Bool { true }
  override var help: String? { "⏎ show" }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled, key == .return || key == .character(" "),
      let page, let tag = page.tag
    else { return false }
    page.tabs?.select(tag)
    return true
  }

  private var name: String {
    page?.isSelected == true ? "‹\(label ?? "")›" : label ?? ""
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: name.columns, height: 1)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    [Line(name)]
  }
}
