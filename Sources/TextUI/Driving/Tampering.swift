extension View {
  /// Puts someone between the view and its user, who may change each line that
  /// is shown and keep each key from its target.
  ///
  /// A specification proves with it that its checks notice what is wrong.
  ///
  /// - Parameters:
  ///   - rewrite: Gives the lines to show in place of the view's own.
  ///   - intercept: Is told the label of the element that is about to get
  ///     a key, and says whether the key goes no further.
  /// - Returns: The view with someone between.
  package func tampered(
    rewrite: @escaping ([String]) -> [String] = { $0 },
    intercept: @escaping (_ label: String) -> Bool = { _ in false }
  ) -> some View {
    Tampered(content: self, rewrite: rewrite, intercept: intercept)
  }
}

private struct Tampered<Content: View>: PrimitiveView {
  let content: Content
  let rewrite: ([String]) -> [String]
  let intercept: (String) -> Bool

  static func _update(_ node: ViewNode<Self>) {
    let element = node.element(TamperedElement.init)
    element.rewrite = node.view.rewrite
    element.interceptLabel = node.view.intercept
    node.setChild(0, to: node.view.content)
  }
}

private final class TamperedElement: Element {
  var rewrite: ([String]) -> [String] = { $0 }
  var interceptLabel: (String) -> Bool = { _ in false }

  private func tamperedLines(
    _ context: DrawingContext
  ) -> [Line] {
    let size = StackLayout.vertical.measure(children, in: context.offered)
    let lines = StackLayout.vertical.draw(
      children, offered: context.offered, in: size, context)
    return rewrite(lines.map(\.text)).map { Line($0) }
  }

  override var adaptsHeight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    let lines = tamperedLines(DrawingContext(offered: proposal))
    return Size(
      width: lines.map(\.columns).max() ?? 0, height: lines.count)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    tamperedLines(context)
  }

  override func intercept(_ key: Key, for target: Element) -> Bool {
    interceptLabel(target.label?.collapsingBlanks ?? "")
  }
}
