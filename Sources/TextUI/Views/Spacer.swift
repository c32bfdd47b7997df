/// Takes the room that is left along its stack.
///
/// Source: [Spacer](https://developer.apple.com/documentation/swiftui/spacer).
public struct Spacer: PrimitiveView {
  /// Makes a spacer.
  public init() {}

  public static func _update(_ node: ViewNode<Self>) {
    _ = node.element(SpacerElement.init)
  }
}

final class SpacerElement: Element {
  private var axis: Axis { container?.stack.axis ?? .vertical }

  override var adaptsHeight: Bool { axis == .vertical }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size(width: 0, height: 0)
    size[axis] = proposal[axis] ?? 0
    return size
  }
}

/// A rule as wide as its container.
///
/// Source: [Divider](https://developer.apple.com/documentation/swiftui/divider).
public struct Divider: PrimitiveView {
  /// Makes a rule.
  public init() {}

  public static func _update(_ node: ViewNode<Self>) {
    _ = node.element(DividerElement.init)
  }
}

private final class DividerElement: Element {
  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: 1)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    [.rule(size.width)]
  }
}

nonisolated extension Line {
  /// A horizontal rule.
  static func rule(_ columns: Int) -> Line {
    Line(String(repeating: "─", count: columns), columns: columns)
  }
}
