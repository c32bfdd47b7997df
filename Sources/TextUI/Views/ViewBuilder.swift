/// Builds the content of a view from the views that are written in it.
///
/// Source: [ViewBuilder](https://developer.apple.com/documentation/swiftui/viewbuilder).
@resultBuilder
@MainActor
public enum ViewBuilder {
  /// A view in a builder.
  public static func buildExpression<Content: View>(
    _ content: Content
  ) -> Content {
    content
  }

  /// No view at all.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several views, each at its own place.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }

  /// A view that may be left out; when it is back it begins anew.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of a condition, or of two halves of a switch.
  public static func buildEither<True: View, False: View>(
    first: True
  ) -> ConditionalContent<True, False> {
    .first(first)
  }

  /// The other branch; it is another identity.
  public static func buildEither<True: View, False: View>(
    second: False
  ) -> ConditionalContent<True, False> {
    .second(second)
  }

  /// A view that only some systems have; its type is hidden.
  public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}

/// A view that shows nothing.
///
/// Source: [EmptyView](https://developer.apple.com/documentation/swiftui/emptyview).
public struct EmptyView: PrimitiveView {
  /// Makes a view that shows nothing.
  public init() {}

  public static func _update(_ node: ViewNode<Self>) {}
}

/// Several views, one after the other.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  public static func _update(_ node: ViewNode<Self>) {
    var index = 0
    for view in repeat each node.view.content {
      node.setChild(index, to: view)
      index += 1
    }
  }
}

/// One of two views; each has an identity of its own.
///
/// Source: [WWDC21 10022](https://developer.apple.com/videos/play/wwdc2021/10022/), 21:40.
public enum ConditionalContent<True: View, False: View>: PrimitiveView {
  /// The view of the first branch.
  case first(True)
  /// The view of the other branch.
  case second(False)

  public static func _update(_ node: ViewNode<Self>) {
    switch node.view {
    case .first(let view): node.setChild(0, to: Branch(content: view))
    case .second(let view): node.setChild(0, to: OtherBranch(content: view))
    }
  }
}

private struct Branch<Content: View>: PrimitiveView {
  let content: Content

  static func _update(_ node: ViewNode<Self>) {
    node.setChild(0, to: node.view.content)
  }
}

private struct OtherBranch<Content: View>: PrimitiveView {
  let content: Content

  static func _update(_ node: ViewNode<Self>) {
    node.setChild(0, to: node.view.content)
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body: its view, if there is one, is shown.
  public typealias Body = Never

  public var body: Never {
    preconditionFailure(
      "\(Self.self) is shown by TextUI itself: its body is of type Never")
  }

  public static func _update(_ node: ViewNode<Self>) {
    if let view = node.view {
      node.setChild(0, to: view)
    } else {
      node.removeChildren(from: 0)
    }
  }
}

/// A view of any type.
///
/// A view of the same type keeps its identity, one of another type begins anew.
///
/// Source: [AnyView](https://developer.apple.com/documentation/swiftui/anyview).
public struct AnyView: PrimitiveView {
  private let setChild: (Node) -> Void

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    setChild = { $0.setChild(0, to: view) }
  }

  public static func _update(_ node: ViewNode<Self>) {
    node.view.setChild(node)
  }
}

/// Several views that are treated as if written without the group.
///
/// Source: [Group](https://developer.apple.com/documentation/swiftui/group).
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _update(_ node: ViewNode<Self>) {
    node.setChild(0, to: node.view.content)
  }
}
