/// Shows as much of its content as there is room for.
///
/// In a terminal it follows the focus; where nothing in it can take the focus,
/// the arrows and the page keys scroll. A screen without a height shows
/// everything.
///
/// Source: [ScrollView](https://developer.apple.com/documentation/swiftui/scrollview).
public struct ScrollView<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a view that scrolls up and down.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _update(_ node: ViewNode<Self>) {
    let element = node.element(ScrollElement.init)
    element.anchor = node.environmentValue { $0.defaultScrollAnchor }
    node.setChild(0, to: node.view.content)
  }
}

extension View {
  /// Tells which end of its content a scroll view shows at first, and keeps to
  /// while the content grows.
  ///
  /// Source: [defaultScrollAnchor(_:)](https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)).
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
}

/// An end of a scroll view's content.
///
/// Source: [UnitPoint](https://developer.apple.com/documentation/swiftui/unitpoint), of which text needs two.
public nonisolated enum UnitPoint: Hashable, Sendable {
  /// The beginning, or the end.
  case top, bottom
}

private struct DefaultScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
  fileprivate var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}

/// Shows rows of data in one column, and scrolls.
///
/// Where the screen has a height, rows are built when they come near the part
/// that is shown, unless a modifier between the list and its `ForEach` draws
/// them as a whole, as `bold()` does; all are built in a sheet, and before a
/// `Screen` looks for one to act on.
///
/// Source: [List](https://developer.apple.com/documentation/swiftui/list).
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a list of views, each a row.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list of rows that are identified by their elements.
  public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection, Data.Element: Identifiable, RowContent: View
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list of rows that are identified by a property.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  public static func _update(_ node: ViewNode<Self>) {
    let element = node.element(ScrollElement.init)
    element.isList = true
    element.anchor = node.environmentValue { $0.defaultScrollAnchor }
    node.setChild(0, to: node.view.content)
  }
}

/// A part of the screen that shows a part of its content.
final class ScrollElement: Element {
  /// The fewest lines that are of use: a row between two marks.
  private static let leastHeight = 3

  var anchor: UnitPoint?

  /// Whether it is a list, and no other scroll view.
  var isList = false

  override var isInList: Bool { isList }

  /// Whether rows are built only when they are needed.
  ///
  /// A sheet is as wide as the widest row of its list, which has to be built
  /// for that; elsewhere the list takes all the width that there is.
  private(set) lazy var buildsOnDemand =
    isList && node.host.height != nil && node.enclosingLayer == nil

  private var offset = 0
  private var isAtEnd = true
  private var visibleHeight = 0
  private var contentHeight = 0

  override var isStop: Bool { true }

  override var isFocusable: Bool {
    contentHeight > visibleHeight && !hasFocusableContent
  }

  /// Whether something in the content can take the keys, as it was found when
  /// the screen's outline was the one with that number.
  private var knownContent: (outline: Int, isFocusable: Bool)?

  private var hasFocusableContent: Bool {
    let outline = node.host.outlineNumber
    if let knownContent, knownContent.outline == outline {
      return knownContent.isFocusable
    }
    let isFocusable = children.contains(where: \.containsFocusable)
    knownContent = (outline, isFocusable)
    return isFocusable
  }

  override var help: String? { "↑↓ scroll" }

  override var adaptsHeight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    let content = content(width: proposal.width).size
    let height = max(proposal.height ?? content.height, Self.leastHeight)
    return Size(
      width: buildsOnDemand ? proposal.width ?? content.width : content.width,
      height: min(content.height, height))
  }

  private func content(width: Int?) -> Arrangement {
    arrangement(for: ProposedSize(width: width, height: nil))
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let content = content(width: context.offered.width ?? size.width)
    noteHeights(visible: size.height, content: content.size.height)
    if anchor == .bottom, isAtEnd {
      offset = contentHeight
    }
    let focus = context.child(of: self).flatMap { place(of: $0) }
      .flatMap { content.focusedLines(of: children, at: $0, context) }
    let window = ScrollWindow(
      of: size.height, in: contentHeight, from: offset, showing: focus)
    offset = window.offset
    isAtEnd = offset + size.height >= contentHeight
    return window.marked(
      content.draw(
        window.rows, of: children,
        in: Size(width: size.width, height: contentHeight), context))
  }

  private func noteHeights(visible: Int, content: Int) {
    let scrolled = contentHeight > visibleHeight
    visibleHeight = visible
    contentHeight = content
    if scrolled != (contentHeight > visibleHeight) {
      node.host.outlineChanged()
    }
  }

  // MARK: Scrolling

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -max(1, visibleHeight - 2))
    case .pageDown: scroll(by: max(1, visibleHeight - 2))
    default: false
    }
  }

  /// Scrolls unless the content has an end there.
  private func scroll(by lines: Int) -> Bool {
    guard isFocusable else { return false }
    let last = max(0, contentHeight - visibleHeight)
    let next = min(max(0, offset + lines), last)
    guard next != offset else { return false }
    offset = next
    isAtEnd = offset == last
    node.host.setNeedsUpdate()
    return true
  }
}
