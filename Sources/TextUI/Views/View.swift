/// A part of an interface, described by other parts.
///
/// A view is a value: it is made anew at each update and has no life of its
/// own. What lasts belongs to its identity: its place among the other views and
/// its type.
///
/// Source: [View](https://developer.apple.com/documentation/swiftui/view).
@MainActor
public protocol View {
  /// The type of the views that this one is made of.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Brings a node up to date with its view; composed views use the default.
  static func _update(_ node: ViewNode<Self>)
}

extension View {
  public static func _update(_ node: ViewNode<Self>) {
    var view = node.view
    node.fields?.install(in: &view, of: node)
    if node.showMissingObject() { return }
    node.host.countBody(Self.self)
    let body = node.track { view.body }
    node.setChild(0, to: body)
  }
}

extension Never: View {
  public var body: Never {
    preconditionFailure("No value of Never exists that could be asked")
  }
}

/// A view that shows something itself, or arranges others, without a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure(
      "\(Self.self) is shown by TextUI itself: its body is of type Never")
  }
}

extension ViewNode {
  /// The element that this node shows, made at its first update.
  func element<Shown: Element>(_ make: (Node) -> Shown) -> Shown {
    if let element = element as? Shown { return element }
    let shown = make(self)
    element = shown
    return shown
  }
}
