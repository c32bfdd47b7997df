/// A sheet or an alert on the screen: a box with its title in the border.
final class LayerElement: Element {
  /// The columns inside, where there is room.
  private static let widths = (sheet: 60, alert: 52)

  var presentation: Presentation?
  var alertTitle: String?

  override init(_ node: Node) {
    super.init(node, in: node.window)
  }

  override var isInPlace: Bool { false }
  override var isLandmark: Bool { true }
  override var isInList: Bool { false }

  /// The alert's title, or that of the sheet's page.
  var title: String {
    if let alertTitle { return alertTitle }
    var title: String?
    visit { title = ($0 as? PageElement)?.title ?? title }
    return title ?? ""
  }

  override var label: String? { title }

  override func handle(_ key: Key) -> Bool {
    guard key == .escape else { return false }
    if let cancel = cancelButton {
      cancel.action()
    } else {
      presentation?.dismiss()
    }
    return true
  }

  /// The first button of an alert that cancels it.
  private var cancelButton: ButtonElement? {
    guard alertTitle != nil else { return nil }
    var cancel: ButtonElement?
    visit { element in
      if cancel == nil, let button = element as? ButtonElement,
        button.role == .cancel, button.isEnabled
      {
        cancel = button
      }
    }
    return cancel
  }

  // MARK: Drawing

  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    let limit = alertTitle == nil ? Self.widths.sheet : Self.widths.alert
    return ProposedSize(
      width: min(limit, max(1, (proposal.width ?? limit + 4) - 4)),
      height: proposal.height.map { max(1, $0 - 2) })
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = inner(proposal)
    let content = StackLayout.vertical.measure(children, in: inner)
    let width = max(content.width, title.columns)
    return Size(
      width: min(inner.width ?? width, width) + 4, height: content.height + 2)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let inner = Size(
      width: max(0, size.width - 4), height: max(0, size.height - 2))
    let lines = StackLayout.vertical.draw(
      children, offered: self.inner(context.offered), in: inner, context)
    let body = lines.prefix(inner.height).map { line in
      Line("│ ").appending(line.truncated(to: inner.width))
        .padded(to: size.width - 2).appending(Line(" │"))
    }
    return [top(width: size.width)] + body
      + [
        Line("└").appending(.rule(max(0, size.width - 2)))
          .appending(Line("┘"))
      ]
  }

  private func top(width: Int) -> Line {
    var line = Line("┌")
    if !title.isEmpty {
      line.append(
        Line(" \(title) ", style: .bold).truncated(to: max(0, width - 2)))
    }
    line.append(.rule(max(0, width - 1 - line.columns)))
    line.append(Line("┐"))
    return line
  }
}
