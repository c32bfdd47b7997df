extension View {
  /// Tells which value of a picker's, or a tab view's, selection the view
  /// stands for.
  ///
  /// The tag's type has to be that of the selection, or with `includeOptional`
  /// of an optional selection's value. The rows of a `ForEach` in a picker
  /// or a tab view stand for their IDs unless they have a tag.
  ///
  /// Source: [tag(_:includeOptional:)](https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:));
  /// the rows: OpenSwiftUI's [Tag.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/View/Tag.swift).
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether it stands for the value in an optional, too.
  /// - Returns: The view, with the tag.
  public func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> some View {
    Tagged(content: self, tag: Tag(tag, includeOptional: includeOptional))
  }
}

extension Element {
  /// Whether what is in the element is chosen by its tag.
  var takesTags: Bool { self is PickerElement || self is TabViewElement }
}

/// The value of a selection that a view stands for.
struct Tag: Equatable {
  let value: AnyHashable

  /// The same value in an optional.
  private let optional: AnyHashable?

  init<Value: Hashable>(_ value: Value, includeOptional: Bool = true) {
    self.value = AnyHashable(value)
    optional = includeOptional ? AnyHashable(Optional(value)) : nil
  }

  func stands(for selection: AnyHashable?) -> Bool {
    selection != nil && (selection == value || selection == optional)
  }

  /// The value as a selection of a type has it, if it can.
  func value<Selection>(as type: Selection.Type) -> Selection? {
    let values = [value, optional].compactMap(\.self)
    let fitting = values.first { Swift.type(of: $0.base) == type }
    return fitting?.base as? Selection
  }
}

/// A view with a tag that can be read without its node.
protocol TaggedView {
  var tag: Tag { get }
}

struct Tagged<Content: View>: PrimitiveView, TaggedView {
  let content: Content
  let tag: Tag

  static func _update(_ node: ViewNode<Self>) {
    let tag = node.view.tag
    let parent = node.parentElement
    if let picker = parent as? PickerElement {
      let element = node.element(OptionElement.init)
      element.picker = picker
      element.tag = tag
      element.isEnabled = node.environmentValue { $0.isEnabled }
    } else if let row = parent as? OptionElement {
      row.ownTag = tag
      node.whenRemoved = { [weak row] in row?.ownTag = nil }
    }
    node.properties = [TagStorage(tag)]
    node.setChild(0, to: node.view.content)
  }
}

extension Node {
  /// The tag that a `tag(_:)` around this node gives it.
  final var tagAround: Tag? {
    sequence(first: self, next: \.parent).dropFirst()
      .prefix { $0.element == nil }
      .lazy.compactMap { ($0.properties.first as? TagStorage)?.tag }
      .first { _ in true }
  }
}

/// The tag of a view, kept in its node.
private final class TagStorage: PropertyStorage {
  let tag: Tag

  init(_ tag: Tag) {
    self.tag = tag
  }
}
