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
  /// The IDs of all elements, in their order: each update asks for them.
  let ids: (Data) -> [ID]
  let content: (Data.Element) -> Content

  /// Whether the data has to stay as long as it was.
  var isConstant = false

  @usableFromInline
  init(
    _ data: Data, ids: @escaping (Data) -> [ID],
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.ids = ids
    self.content = content
  }

  /// Shows a view for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data,
      ids: { data in
        var ids: [ID] = []
        ids.reserveCapacity(data.count)
        for element in data {
          ids.append(element[keyPath: id])
        }
        return ids
      }, content: content)
  }

  public static func _update(_ node: ViewNode<Self>) {
    let lazyRows = node.properties.first as? LazyRows<ID>
    if lazyRows != nil || node.properties.isEmpty && node.isInViewport {
      updateLazily(
        node, lazyRows ?? LazyRows(first: node.host.height ?? 0))
    } else {
      updateAll(node)
    }
  }

  private static func updateLazily(
    _ node: ViewNode<Self>, _ lazyRows: LazyRows<ID>
  ) {
    let view = node.view
    let data = view.data(for: node)
    var rowIDs = lazyRows.ids
    var places: [Int] = []
    var rows: [Content] = []
    node.track {
      let ids = view.ids(data)
      rowIDs = RowIDs(ids, after: rowIDs) ?? rowIDs
      places = lazyRows.places(in: rowIDs)
      for place in places {
        let index = data.index(
          data.startIndex, offsetBy: rowIDs.firstPlace(of: place))
        rows.append(view.content(data[index]))
      }
    }
    if rowIDs !== lazyRows.ids {
      rowIDs.recordRepetitions()
    }
    node.properties = [lazyRows]
    view.keep(data, in: node)
    lazyRows.update(rows, at: places, of: rowIDs, in: node)
  }

  private static func updateAll(_ node: ViewNode<Self>) {
    let view = node.view
    let data = view.data(for: node)
    var ids: [ID] = []
    var rows: [Content] = []
    rows.reserveCapacity(data.count)
    node.track {
      ids = view.ids(data)
      for element in data {
        rows.append(view.content(element))
      }
    }
    if node.parentElement?.takesTags == true {
      let rows = zip(rows, ids).map { Tagged(content: $0, tag: Tag($1)) }
      node.updateRows(rows, ids: ids)
    } else {
      node.updateRows(rows, ids: ids)
    }
    view.keep(data, in: node)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Shows a view for each element, identified by the element's ID.
  @inlinable
  // Inlinable, so that the loop over the IDs is compiled for their types.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data,
      ids: { data in
        var ids: [ID] = []
        ids.reserveCapacity(data.count)
        for element in data {
          ids.append(element.id)
        }
        return ids
      }, content: content)
  }
}

extension Node {
  fileprivate final func updateRows<ID: Hashable, Row: View>(
    _ rows: [Row], ids: [ID]
  ) {
    let known = properties.first as? RowIDs<ID>
    let isSame = known?.ids == ids
    let rowIDs = (isSame ? known : nil) ?? RowIDs(ids)
    if !isSame {
      rowIDs.recordRepetitions()
      arrange(rows, rowIDs, known: known)
    }
    for place in rows.indices {
      setChild(place, to: rows[rowIDs.firstPlace(of: place)])
    }
  }

  /// Puts the rows' nodes into a new order; those that are gone end.
  private final func arrange<ID: Hashable, Row: View>(
    _ rows: [Row], _ rowIDs: RowIDs<ID>, known: RowIDs<ID>?
  ) {
    let old = children
    var places = known?.places ?? [:]
    var arranged: [Node] = []
    arranged.reserveCapacity(rows.count)
    for place in rows.indices {
      let known =
        places.isEmpty ? nil : places.removeValue(forKey: rowIDs[place])
      arranged.append(
        known.map { old[$0] }
          ?? makeChild(rows[place], environment: environment))
    }
    for place in places.values.sorted() {
      old[place].remove()
    }
    children = arranged
    properties = [rowIDs]
    childrenChanged()
  }
}
