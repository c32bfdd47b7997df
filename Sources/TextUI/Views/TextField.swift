/// Lets the user type a line of text.
///
/// ```
/// Search: [moo                 ]
/// ```
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
    element.isFieldEnabled = node.environmentValue(\.isEnabled)
    element.edit = { view.text.wrappedValue = $0 }
    element.prompt = view.prompt?.content.withVisibleControls ?? ""
    let actions = node.environmentValue(\.submitActions)
    let trigger = node.environmentValue(\.submitTrigger)
    element.submit = { actions.run(for: trigger) }
  }
}

/// A text field on the screen.
final class TextFieldElement: Element {
  /// The columns for the text, where there is room.
  private static let width = 20

  var title = ""
  var prompt = ""
  var isFieldEnabled = true
  var submit: () -> Void = {}
  var edit: (String) -> Void = { _ in }
  var content = "" {
    didSet {
      if content != oldValue {
        node.setNeedsLayout()
      }
    }
  }

  override var label: String? { givenLabel ?? title }
  override var isEnabled: Bool { isFieldEnabled }
  override var isFocusable: Bool { true }
  override var help: String? { "type text" }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .character(let character):
      edit(content + String(character))
    case .backspace:
      edit(String(content.dropLast()))
    case .return:
      submit()
    default:
      return false
    }
    return true
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = title.columns + Self.width + 4
    return Size(width: min(width, proposal.width ?? width), height: 1)
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let width = min(Self.width, max(0, size.width - title.columns - 4))
    var text =
      content.isEmpty
      ? Line(prompt, style: .dim).truncated(to: width)
      : Line(visibleEnd(columns: width))
    text.pad(to: width)
    return [Line("\(title): [").appending(text).appending(Line("]"))]
  }

  /// The end of the text, as much of it as there is room for.
  private func visibleEnd(columns: Int) -> String {
    var end = content.withVisibleControls.replacing("\n", with: "␊")
    while end.columns > columns {
      end.removeFirst()
    }
    return end
  }
}
