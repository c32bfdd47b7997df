/// Something on a screen, as a reader of the screen is told it.
///
/// Source: the idea is that of
/// [XCUIElement](https://developer.apple.com/documentation/xctest/xcuielement).
public nonisolated struct ScreenElement: Hashable, Sendable {
  /// What an element is.
  public enum Role: Hashable, Sendable {
    /// The title of a page.
    case heading
    /// A text that can't be acted on.
    case text
    /// A button in brackets.
    case button
    /// A row that can be chosen, or deleted.
    case row
    /// A field for a line of text.
    case textField
    /// A picker; its options follow.
    case picker
    /// An option of a picker.
    case option
    /// What can be turned on and off.
    case toggle
    /// The name of a tab.
    case tab
    /// A box over the screen; what is in it follows.
    case sheet
    /// A box with a question; what is in it follows.
    case alert
  }

  /// What it is.
  public let role: Role

  /// Its name, with runs of blanks as one.
  public let label: String

  /// What is in a field, chosen in a picker, or “on” or “off” of a toggle.
  public var value: String?

  /// Whether it can be acted on.
  public var isEnabled = true

  /// Whether it is the option or the tab that is chosen.
  public var isSelected = false

  /// Whether it gets the keys.
  public var isFocused = false

  /// Makes an element, to be compared with what a screen has.
  public init(
    _ role: Role, _ label: String, value: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, isFocused: Bool = false
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isFocused = isFocused
  }
}

extension ScreenElement {
  static func elements(of host: ViewHost) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    if let root = host.visibleElements.first {
      collect(root, focus: host.focus, into: &elements)
    }
    return elements
  }

  private static func collect(
    _ element: Element, focus: Element?, into elements: inout [ScreenElement]
  ) {
    if var described = ScreenElement(element) {
      described.isFocused = element === focus
      elements.append(described)
    }
    for child in element.innerElements {
      collect(child, focus: focus, into: &elements)
    }
  }

  private init?(_ element: Element) {
    let label = element.label?.collapsingBlanks ?? ""
    switch element {
    case let page as PageElement:
      guard let title = page.title, page.node.enclosingLayer == nil else {
        return nil
      }
      self.init(.heading, title.collapsingBlanks)
    case is TextElement:
      guard !label.isEmpty else { return nil }
      self.init(.text, element.givenLabel ?? label)
    case let button as ButtonElement:
      self.init(button.isRow ? .row : .button, label)
    case let row as DeletableRowElement where row.isFocusable:
      self.init(.row, label)
    case let field as TextFieldElement:
      self.init(.textField, label, value: field.content)
    case let picker as PickerElement:
      let chosen = picker.options.first(where: \.isSelected)
      self.init(.picker, label, value: chosen?.label)
    case let option as OptionElement:
      self.init(.option, label, isSelected: option.isSelected)
    case let toggle as ToggleElement:
      self.init(.toggle, label, value: toggle.isOn ? "on" : "off")
    case let tab as TabButtonElement:
      self.init(.tab, label, isSelected: tab.page?.isSelected == true)
    case let layer as LayerElement:
      self.init(layer.alertTitle == nil ? .sheet : .alert, label)
    default:
      return nil
    }
    isEnabled = element.isEnabled
  }
}

extension Element {
  /// The elements in this one that are named beside it.
  fileprivate var innerElements: [Element] {
    switch self {
    case is ButtonElement, is ToggleElement, is OptionElement,
      is TabButtonElement:
      []
    case let picker as PickerElement: picker.options
    case let row as DeletableRowElement where row.isFocusable: []
    default: children
    }
  }
}
