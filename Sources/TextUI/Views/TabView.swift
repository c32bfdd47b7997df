/// Shows one of several views, which are chosen in a line above them.
///
/// ```
/// ‹Search›  Playlist
/// ```
///
/// A tab is built when it is first shown, as since 2024; its state stays while
/// another is shown. Without a selection the first tab is shown at the start.
///
/// Source: [TabView](https://developer.apple.com/documentation/swiftui/tabview);
/// when tabs are built: [swiftyplace](https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear).
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Makes a tab view that shows the tab whose tag is selected.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  public static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let element = node.element(TabViewElement.init)
    if let selection = view.selection {
      element.selection = AnyHashable(node.track { selection.wrappedValue })
      element.select = { tag in
        if let value = tag.value(as: Selection.self) {
          selection.wrappedValue = value
        }
      }
    } else {
      element.keepsSelection = true
      element.select = { [unowned element] in element.selection = $0.value }
    }
    node.setChild(0, to: view.content)
    node.host.afterPass { [weak element] in element?.showSelected() }
  }
}

extension TabView where Selection == Never {
  /// Makes a tab view that keeps its selection itself.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// One tab of a tab view.
///
/// Source: [Tab](https://developer.apple.com/documentation/swiftui/tab).
public struct Tab<Content: View>: View {
  private let title: String
  private let value: Tag?
  private let content: Content

  /// Makes a tab; a terminal has no picture to show with its title.
  public init(
    _ title: some StringProtocol, systemImage: String = "",
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    value = nil
    self.content = content()
  }

  /// Makes a tab that is shown when the selection has its value.
  public init(
    _ title: some StringProtocol, systemImage: String = "",
    value: some Hashable, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.value = Tag(value)
    self.content = content()
  }

  public var body: some View {
    TabPage(content: content, label: Text(title), tag: value)
  }
}

extension View {
  /// Makes the view a tab of the tab view around it.
  ///
  /// Source: [tabItem(_:)](https://developer.apple.com/documentation/swiftui/view/tabitem(_:)).
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View
  {
    TabPage(
      content: self, label: label(), tag: (self as? any TaggedView)?.tag)
  }
}

struct TabPage<Content: View, Title: View>: PrimitiveView {
  let content: Content
  let label: Title
  let tag: Tag?

  static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let element = node.element(TabPageElement.init)
    element.tag =
      view.tag ?? node.tagAround ?? Tag(ObjectIdentifier(node))
    node.setChild(
      0, to: TabButton(label: view.label, page: element))
    if element.isBuilt {
      node.setChild(1, to: Page(content: view.content))
    }
  }
}

private struct TabButton<Title: View>: PrimitiveView {
  let label: Title
  let page: TabPageElement

  static func _update(_ node: ViewNode<Self>) {
    let element = node.element(TabButtonElement.init)
    element.page = node.view.page
    element.isEnabled = node.environmentValue { $0.isEnabled }
    node.setChild(0, to: node.view.label)
  }
}
