import Foundation

extension ForEach {
  /// Lets the user delete rows: with the delete key, `delete "ROW"` in a
  /// script, or `Screen.deleteRow(_:at:)` in a test.
  ///
  /// The action gets the row's offset in the collection of this `ForEach`. It
  /// has to delete the element; on a device the row has left the list by then,
  /// here it leaves with its element.
  ///
  /// Source: [onDelete(perform:)](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)).
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View {
    var rows = ForEach<Data, ID, DeletableRow<Content>>(
      data, ids: ids
    ) {
      DeletableRow(content: content($0), action: action)
    }
    rows.isConstant = isConstant
    return rows
  }
}

extension RangeReplaceableCollection
where Self: MutableCollection, Index == Int {
  /// Removes the elements that were at these offsets before the call.
  ///
  /// It is what an action of `onDelete` does to an array.
  ///
  /// Source: [remove(atOffsets:)](https://developer.apple.com/documentation/swift/mutablecollection/remove(atoffsets:)).
  public nonisolated mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() {
      remove(at: startIndex + offset)
    }
  }
}

struct DeletableRow<Content: View>: PrimitiveView {
  let content: Content
  let action: ((IndexSet) -> Void)?

  static func _update(_ node: ViewNode<Self>) {
    let element = node.element(DeletableRowElement.init)
    element.isEnabled = node.environmentValue { $0.isEnabled }
    element.action = node.view.action
    node.setChild(0, to: node.view.content)
  }
}

/// A row on the screen that can be deleted.
final class DeletableRowElement: Element {
  var action: ((IndexSet) -> Void)? {
    didSet {
      if (action == nil) != (oldValue == nil) {
        node.host.outlineChanged()
      }
    }
  }

  override var label: String? { givenLabel ?? spokenContent }
  override var isStop: Bool { true }

  /// A row with nothing else to press takes the keys itself.
  override var isFocusable: Bool {
    action != nil && !children.contains(where: \.containsFocusable)
  }

  override var delete: (() -> Void)? {
    guard isEnabled, let action else { return nil }
    return { [unowned self] in
      let before = node.parent?.children.prefix { $0 !== node } ?? []
      action(IndexSet(integer: before.reduce(0) { $0 + $1.rowCount }))
    }
  }
}
