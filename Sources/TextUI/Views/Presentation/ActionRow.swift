/// Buttons side by side; where there is no room for that, one under the other.
struct ActionRow<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func _update(_ node: ViewNode<Self>) {
    _ = node.element(ActionRowElement.init)
    node.setChild(0, to: node.view.content)
  }
}

private final class ActionRowElement: Element {
  private func layout(width: Int?) -> StackLayout {
    .actions(children, width: width)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    layout(width: proposal.width).measure(children, in: proposal)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    layout(width: context.offered.width).draw(
      children, offered: context.offered, in: size, context)
  }
}

extension StackLayout {
  /// A row if the elements fit side by side, else a column.
  static func actions(_ elements: [Element], width: Int?) -> StackLayout {
    let row = StackLayout(axis: .horizontal, spacing: 1)
    let ideal = row.measure(
      elements, in: ProposedSize(width: nil, height: nil))
    return ideal.width <= width ?? ideal.width ? row : .vertical
  }
}
