extension ViewHost {
  /// The innermost element on the screen that Esc would leave.
  var elementToLeave: Element? {
    outline.landmarks.last {
      $0 is LayerElement || ($0 as? NavigationElement)?.canGoBack == true
    }
  }

  /// The elements whose views are there but not on the screen.
  var hiddenElements: [Element] {
    let visible = Set(visibleElements.map(ObjectIdentifier.init))
    var elements: [Element] = []
    root?.collectAllElements(into: &elements)
    return elements.filter { !visible.contains(ObjectIdentifier($0)) }
  }
}

extension Element {
  /// Why an element is not on the screen.
  enum Hiding {
    /// It is under something with this title.
    case cover(String)

    /// It is in a tab with this title.
    case tab(String)
  }

  /// What keeps the element off the screen, if something does.
  var hiding: Hiding? {
    var ancestor: Node? = node
    while let current = ancestor {
      if let element = current.element, let hiding = element.hidingItself {
        return hiding
      }
      ancestor = current.parent
    }
    return nil
  }

  private var hidingItself: Hiding? {
    switch self {
    case let page as TabPageElement where !page.isSelected:
      return .tab(page.button?.label ?? "")
    case is PageElement:
      guard let stack = node.parentElement as? NavigationElement,
        stack.coveredPages.contains(where: { $0 === self })
      else { return nil }
      return .cover((stack.children.last as? PageElement)?.title ?? "")
    case let window as WindowElement:
      return window.presenter.layers.last.map { .cover($0.title) }
    case let layer as LayerElement:
      let above = node.window?.presenter.layers
        .drop { $0 !== layer }.dropFirst().last
      return above.map { .cover($0.title) }
    default:
      return nil
    }
  }
}

extension Node {
  final var window: WindowElement? {
    sequence(first: self, next: \.parent)
      .lazy.compactMap { $0.element as? WindowElement }.first { _ in true }
  }

  /// The elements of this node and all below it, shown or not.
  final func collectAllElements(into elements: inout [Element]) {
    if let element {
      elements.append(element)
    }
    for child in children {
      child.collectAllElements(into: &elements)
    }
  }
}
