/// Shows a view for each element of a collection.
///
/// An element's ID is its view's identity: the view keeps its state when the
/// collection is put into another order. Where two elements have the same ID,
/// an issue is recorded and the first is shown for both.
///
/// Source: [ForEach](https://developer.apple.com/documentation/swiftui/foreach),
/// [WWDC21 10022](https://developer.apple.com/videos/play/wwdc2021/10022/), 23:56.
public struct ForEach<Data, ID, Content>: PrimitiveView
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Whether the data has to stay as long as it was.
  var isConstant = false

  init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Shows a view for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  public static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let data = view.data(for: node)
    let rows = node.track {
      data.map { (id: view.id($0), content: view.content($0)) }
    }
    if node.parentElement is PickerElement {
      node.updateRows(
        rows.map {
          (
            id: $0.id,
            content: Tagged(content: $0.content, tag: Tag($0.id), isRow: true)
          )
        })
    } else {
      node.updateRows(rows)
    }
    view.keep(data, in: node)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Shows a view for each element, identified by the element's ID.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ViewNode {
  fileprivate func updateRows<ID: Hashable, Row: View>(
    _ rows: [(id: ID, content: Row)]
  ) {
    let ids = uniqueIDs(of: rows.map(\.id))
    let known = Set(rowIDs(RowID<ID>.self))
    let firsts = Dictionary(
      rows.map { ($0.id, $0.content) }, uniquingKeysWith: { first, _ in first })
    let rows = rows.map { (id: $0.id, content: firsts[$0.id] ?? $0.content) }
    if ids != rowIDs(RowID<ID>.self) {
      arrangeRows(rows, ids: ids)
    }
    for (index, id) in ids.enumerated() {
      if known.contains(id) {
        setChild(index, to: rows[index].content)
      } else {
        children[index].update()
      }
    }
  }

  /// Puts the rows' nodes into a new order; those that are gone end.
  private func arrangeRows<ID: Hashable, Row: View>(
    _ rows: [(id: ID, content: Row)], ids: [RowID<ID>]
  ) {
    let oldIDs = rowIDs(RowID<ID>.self)
    var old = Dictionary(
      zip(oldIDs, children), uniquingKeysWith: { $1 })
    let arranged = zip(ids, rows).map { id, row in
      old.removeValue(forKey: id)
        ?? makeChild(row.content, environment: environment)
    }
    for id in oldIDs {
      old[id]?.remove()
    }
    children = arranged
    properties = [RowIDs(ids)]
    setNeedsLayout()
  }

  private func rowIDs<ID: Hashable>(_: ID.Type) -> [ID] {
    (properties.first as? RowIDs<ID>)?.ids ?? []
  }

  private func uniqueIDs<ID: Hashable>(of ids: [ID]) -> [RowID<ID>] {
    var occurrences: [ID: Int] = [:]
    return ids.map { id in
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 1 {
        ViewHost.record(.duplicateID("\(id)"))
      }
      return RowID(id: id, occurrence: occurrence)
    }
  }
}

private struct RowID<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// The identities of the rows, in the order of their nodes.
private final class RowIDs<ID: Hashable>: PropertyStorage {
  let ids: [ID]

  init(_ ids: [ID]) {
    self.ids = ids
  }
}
