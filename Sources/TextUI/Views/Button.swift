/// Runs an action when it is pressed.
///
/// A button with a plain text stands in brackets, `[Delete last]`; one with any
/// other label, and each in a list, is a row: `› 3 김다인 세터`.
///
/// Source: [Button](https://developer.apple.com/documentation/swiftui/button).
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let label: Label
  private let action: () -> Void

  /// Makes a button with views for a label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button that is for something in particular, with views for a
  /// label.
  public init(
    role: ButtonRole?, action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
    self.action = action
  }

  public static func _update(_ node: ViewNode<Self>) {
    let element = node.element(ButtonElement.init)
    let action = node.view.action
    let alert = node.environmentValue { $0.alertDismiss }
    element.action = {
      action()
      alert()
    }
    element.role = node.view.role
    element.isEnabled = node.environmentValue { $0.isEnabled }
    node.setChild(0, to: node.view.label)
  }
}

extension Button where Label == Text {
  /// Makes a button with a text for a label, in brackets.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button that is for something in particular, with a text for a
  /// label.
  public init(
    _ title: some StringProtocol, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with a title; a terminal has no picture to show with it.
  ///
  /// Where the title is empty, the picture's name stands in its place.
  public init(
    _ title: some StringProtocol, systemImage: String,
    role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(
      title.isEmpty ? systemImage : String(title), role: role, action: action)
  }
}

/// What a button is for; Esc presses the one that cancels an alert.
///
/// Nothing else rests on it: text has no colour for what destroys.
///
/// Source: [ButtonRole](https://developer.apple.com/documentation/swiftui/buttonrole).
public nonisolated enum ButtonRole: Hashable, Sendable {
  /// Leaves things as they are.
  case cancel
  /// Deletes something.
  case destructive
}

/// A button on the screen.
final class ButtonElement: Element {
  var action: () -> Void = {}
  var role: ButtonRole?

  /// Whether it is a row wherever it stands.
  var isAlwaysRow = false

  private lazy var isListRow = isInList

  override var label: String? { givenLabel ?? spokenContent }
  override var isStop: Bool { true }
  override var help: String? { isRow ? "⏎ choose" : "⏎ press" }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled, key == .return || key == .character(" ") else {
      return false
    }
    action()
    return true
  }

  // MARK: Drawing

  /// Whether it stands as a row, and not in brackets.
  var isRow: Bool {
    isAlwaysRow || isListRow || children.count != 1
      || !(children[0] is TextElement)
  }

  /// What stands before the label and after it.
  private struct Marks {
    let before: Line
    let after: Line

    init(_ before: String, _ after: String) {
      self.before = Line(before)
      self.after = Line(after)
    }

    var width: Int { before.columns + after.columns }

    static let row = Marks("› ", "")
    static let disabledRow = Marks("  ", " (disabled)")
    static let button = Marks("[", "]")
    static let disabledButton = Marks("", " (disabled)")
  }

  private var marks: Marks {
    switch (isRow, isEnabled) {
    case (true, true): .row
    case (true, false): .disabledRow
    case (false, true): .button
    case (false, false): .disabledButton
    }
  }

  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    proposal.reduced(columns: marks.width)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = super.measure(proposal)
    size.width += marks.width
    return size
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let marks = marks
    let inner = Size(width: size.width - marks.width, height: size.height)
    var lines = super.draw(in: inner, context)
    for index in lines.indices {
      lines[index] =
        index == 0
        ? firstMark(marks.before, context).appending(lines[index])
        : lines[index].indented(by: marks.before.columns)
    }
    if let last = lines.indices.last {
      lines[last].append(marks.after)
    }
    return isEnabled ? lines : lines.map { $0.styled(.dim) }
  }

  private func firstMark(_ mark: Line, _ context: DrawingContext) -> Line {
    context.marksFocus && context.focus === self
      ? Line("▸" + mark.text.dropFirst()) : mark
  }
}
