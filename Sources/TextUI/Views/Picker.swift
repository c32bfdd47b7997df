/// Chooses one of several options, each with a tag.
///
/// ```
/// Order: (•) Time ( ) Number ( ) Name
/// ```
///
/// Each option is a stop of the focus. A selection that no option is tagged
/// with marks none of them and is recorded as an issue.
///
/// Source: [Picker](https://developer.apple.com/documentation/swiftui/picker).
public struct Picker<Label, Selection, Content>: PrimitiveView
where Label: View, Selection: Hashable, Content: View {
  private let label: Label
  private let selection: Binding<Selection>
  private let content: Content

  /// Makes a picker with views for a label; its options are the views with a
  /// tag.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.content = content()
  }

  public static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let element = node.element(PickerElement.init)
    element.selection = AnyHashable(
      node.track { view.selection.wrappedValue })
    element.select = { tag in
      if let value = tag.value(as: Selection.self) {
        view.selection.wrappedValue = value
      }
    }
    node.setChild(0, to: view.label)
    node.setChild(1, to: view.content)
    node.host.afterPass { element.checkSelection() }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a text for a label; its options are the views with a
  /// tag.
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// A picker on the screen: its label, then its options.
final class PickerElement: Element {
  var select: (Tag) -> Void = { _ in }
  var selection: AnyHashable?

  override var label: String? { givenLabel ?? labelText }

  var options: [OptionElement] { children.compactMap { $0 as? OptionElement } }

  private var labelText: String {
    children.filter { !($0 is OptionElement) }.map(\.spokenContent)
      .joined(separator: " ")
  }

  func checkSelection() {
    if let selection, !options.contains(where: \.isSelected) {
      ViewHost.record(.selectionWithoutTag("\(selection)"))
    }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let lines = lines(width: proposal.width, nil)
    return Size(
      width: lines.map(\.columns).max() ?? 0, height: lines.count)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    lines(width: size.width, context)
  }

  /// The options one after the other; where the line is full, the next begins
  /// under the first option.
  private func lines(width: Int?, _ context: DrawingContext?) -> [Line] {
    let label = Line(labelText + ": ")
    let indent = Line(String(repeating: " ", count: label.columns))
    var lines: [Line] = []
    var line = label
    var isFirst = true
    for option in options {
      let choice = option.choice(context)
      if !isFirst, let width, line.columns + 1 + choice.columns > width {
        lines.append(line)
        line = indent
        isFirst = true
      }
      if !isFirst {
        line.append(Line(" "))
      }
      line.append(choice)
      isFirst = false
    }
    return lines + [line]
  }
}

/// One of a picker's options.
final class OptionElement: Element {
  weak var picker: PickerElement?
  var tag: Tag?

  /// The tag of what is in a row, which counts more than the row's.
  var ownTag: Tag? {
    didSet {
      if ownTag != oldValue {
        setNeedsLayout()
      }
    }
  }

  override var label: String? { givenLabel ?? spokenContent }
  override var isStop: Bool { true }
  override var help: String? { "⏎ pick" }

  var isSelected: Bool {
    (ownTag ?? tag)?.stands(for: picker?.selection) ?? false
  }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled, key == .return || key == .character(" "),
      let tag = ownTag ?? tag, let picker
    else { return false }
    picker.select(tag)
    return true
  }

  fileprivate func choice(_ context: DrawingContext?) -> Line {
    let isFocused = context?.focus === self
    let mark = isSelected ? "(•) " : "( ) "
    let line = Line(mark + (label ?? ""))
    return isFocused ? line.styled(.focused) : line
  }
}
