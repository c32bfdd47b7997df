/// Lets the user type a line of text.
///
/// ```
/// Search: [moo                 ]
/// ```
///
/// The arrows, Home and End move the cursor, Backspace and Delete delete on
/// either side of it, Ctrl-U all before it. What is pasted is put on one line.
///
/// Source: [TextField](https://developer.apple.com/documentation/swiftui/textfield).
public struct TextField: PrimitiveView {
  private let title: String
  private let text: Binding<String>
  private let prompt: Text?

  /// - Parameters:
  ///   - title: What the text is, before the field.
  ///   - text: The text.
  ///   - prompt: What stands in the field while it is empty.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil
  ) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt
  }

  public static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let element = node.element(TextFieldElement.init)
    element.title = view.title.withVisibleControls
    element.content = node.track { view.text.wrappedValue }
    element.isEnabled = node.environmentValue { $0.isEnabled }
    element.edit = {
      view.text.wrappedValue = $0
      return view.text.wrappedValue
    }
    element.prompt = view.prompt?.content.withVisibleControls ?? ""
    let action = node.environmentValue { $0.submitAction }
    let trigger = node.environmentValue { $0.submitTrigger }
    element.submit = { action?.run(for: trigger) }
  }
}

/// A text field on the screen.
final class TextFieldElement: Element {
  /// The columns for the text, where there is room.
  private static let width = 20

  private var cursor = FieldCursor()
  private var window = FieldWindow()

  var title = ""
  var prompt = ""
  var submit: () -> Void = {}

  /// Gives the program a text, and gives back what it has made of it.
  var edit: (String) -> String = { $0 }

  var content = ""

  override var label: String? { givenLabel ?? title }
  override var isStop: Bool { true }
  override var takesText: Bool { isEnabled }
  override var help: String? { "type text  ←→ cursor" }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled else { return false }
    if key == .return {
      submit()
      return true
    }
    if cursor.move(key, in: content) {
      node.host.setNeedsUpdate()
      return true
    }
    guard let change = cursor.edit(key, in: content) else { return false }
    // Nothing to delete: no event for the program.
    if change.text != content, edit(change.text) == change.text {
      cursor = change.cursor
    }
    return true
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = title.columns + Self.width + 4
    return Size(width: min(width, proposal.width ?? width), height: 1)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let width = min(Self.width, max(0, size.width - title.columns - 4))
    let part = window.part(of: content, cursor: cursor, columns: width)
    let text =
      content.isEmpty
      ? Line(prompt, style: .dim).truncated(to: width) : part.text
    let line = Line("\(title): [")
      .appending(text.padded(to: width)).appending(Line("]"))
    return [
      context.focus === self
        ? line.withCursor(at: title.columns + 3 + part.cursor) : line
    ]
  }
}
