/// Turns something on or off.
///
/// ```
/// [x] Repeat
/// ```
///
/// Source: [Toggle](https://developer.apple.com/documentation/swiftui/toggle).
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a toggle with views for a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let element = node.element(ToggleElement.init)
    element.isOn = node.track { view.isOn.wrappedValue }
    element.isEnabled = node.environmentValue { $0.isEnabled }
    element.toggle = { view.isOn.wrappedValue.toggle() }
    node.setChild(0, to: view.label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a text for a label.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A toggle on the screen.
final class ToggleElement: Element {
  var toggle: () -> Void = {}
  var isOn = false

  override var label: String? { givenLabel ?? spokenContent }
  override var isStop: Bool { true }
  override var help: String? { "⏎ toggle" }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled, key == .return || key == .character(" ") else {
      return false
    }
    toggle()
    return true
  }

  // MARK: Drawing

  private var mark: Line { Line(isOn ? "[x] " : "[ ] ") }
  private var ending: Line { Line(isEnabled ? "" : " (disabled)") }

  private var markWidth: Int { mark.columns + ending.columns }

  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    proposal.reduced(columns: markWidth)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = super.measure(proposal)
    return Size(width: size.width + markWidth, height: max(1, size.height))
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let inner = Size(
      width: max(0, size.width - markWidth),
      height: size.height)
    var lines = super.draw(in: inner, context)
    if lines.isEmpty {
      lines = [Line()]
    }
    let indent = Line("    ")
    for index in lines.indices {
      lines[index] = (index == 0 ? mark : indent).appending(lines[index])
    }
    lines[lines.count - 1].append(ending)
    return isEnabled ? lines : lines.map { $0.styled(.dim) }
  }
}
