extension View {
  /// Puts items into the toolbar of the page that the view is on.
  ///
  /// They stand in the page's last line, the leading ones first; in a sheet the
  /// trailing ones stand at its right edge.
  ///
  /// Source: [toolbar(content:)](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)).
  public func toolbar<Items: View>(
    @ViewBuilder content: () -> Items
  ) -> some View {
    WithToolbar(content: self, items: content())
  }
}

/// One item of a toolbar.
///
/// It is a view here, which keeps a builder of its own out of the module; on a
/// device it is none.
///
/// Source: [ToolbarItem](https://developer.apple.com/documentation/swiftui/toolbaritem).
public struct ToolbarItem<Content: View>: PrimitiveView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes an item; its content may be several buttons.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public static func _update(_ node: ViewNode<Self>) {
    node.element(ToolbarItemElement.init).placement = node.view.placement
    node.setChild(0, to: node.view.content)
  }
}

/// Where an item of a toolbar stands.
///
/// Source: [ToolbarItemPlacement](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public nonisolated enum ToolbarItemPlacement: Hashable, Sendable {
  /// Where the page decides; here, after the leading items.
  case automatic
  /// In the middle of a device's bar; here, a leading item.
  case principal
  /// In a device's bar below; here, a trailing item.
  case bottomBar
  /// At the leading edge of the bar above.
  case topBarLeading
  /// At the trailing edge of the bar above.
  case topBarTrailing
  /// The older name of `topBarLeading`.
  case navigationBarLeading
  /// The older name of `topBarTrailing`.
  case navigationBarTrailing
  /// What a page is mainly for; here, a trailing item.
  case primaryAction
  /// Leaves things as they are; a leading item.
  case cancellationAction
  /// Agrees to something; a trailing item.
  case confirmationAction
  /// Deletes something; a trailing item.
  case destructiveAction

  var isLeading: Bool {
    switch self {
    case .topBarLeading, .navigationBarLeading, .cancellationAction,
      .principal:
      true
    default:
      false
    }
  }
}

private struct WithToolbar<Content: View, Items: View>: PrimitiveView {
  let content: Content
  let items: Items

  static func _update(_ node: ViewNode<Self>) {
    node.setChild(0, to: node.view.content)
    node.setChild(1, to: Toolbar(items: node.view.items))
  }
}

private struct Toolbar<Items: View>: PrimitiveView {
  let items: Items

  static func _update(_ node: ViewNode<Self>) {
    let element = node.element(ToolbarElement.init)
    let page = node.enclosingPage
    page?.add(element)
    node.whenRemoved = { [weak page] in page?.remove(element) }
    node.setChild(0, to: node.view.items)
  }
}

// MARK: - Elements

/// The items that one view adds to the toolbar of its page.
final class ToolbarElement: Element {
  override init(_ node: Node) {
    super.init(node, in: node.enclosingPage)
  }

  override var isInPlace: Bool { false }
}

private final class ToolbarItemElement: Element {
  var placement = ToolbarItemPlacement.automatic
}

/// The line with the items of a page's toolbars, or a line for each where they
/// don't fit side by side.
struct ToolbarLine {
  private let leading: [Element]
  private let trailing: [Element]
  private let isSpread: Bool

  /// - Parameters:
  ///   - toolbars: The toolbars of the page.
  ///   - isSpread: Whether trailing items stand at the right edge.
  init(_ toolbars: [ToolbarElement], isSpread: Bool) {
    let items = toolbars.flatMap(\.children)
    leading = items.filter(Self.isLeading)
    trailing = items.filter { !Self.isLeading($0) }
    self.isSpread = isSpread && !leading.isEmpty && !trailing.isEmpty
  }

  private static func isLeading(_ element: Element) -> Bool {
    (element as? ToolbarItemElement)?.placement.isLeading == true
  }

  var isEmpty: Bool { items.isEmpty }

  private var items: [Element] { leading + trailing }

  func size(width: Int?) -> Size {
    StackLayout.actions(items, width: width)
      .measure(items, in: ProposedSize(width: width, height: nil))
  }

  func draw(width: Int, _ context: DrawingContext) -> [Line] {
    let layout = StackLayout.actions(items, width: width)
    guard isSpread, layout.axis == .horizontal else {
      return layout.draw(
        items, offered: ProposedSize(width: width, height: nil),
        in: size(width: width), context)
    }
    let end = line(of: trailing, layout, context)
    return [
      line(of: leading, layout, context).padded(to: width - end.columns)
        .appending(end)
    ]
  }

  private func line(
    of items: [Element], _ layout: StackLayout, _ context: DrawingContext
  ) -> Line {
    let ideal = ProposedSize(width: nil, height: nil)
    let size = layout.measure(items, in: ideal)
    return layout.draw(items, offered: ideal, in: size, context).first
      ?? Line()
  }
}
