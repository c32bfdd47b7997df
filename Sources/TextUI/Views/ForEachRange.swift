extension ForEach where Data == Range<Int>, ID == Int {
  /// Shows a view for each number of a range that stays as it is.
  ///
  /// A range of another length is recorded as an issue, and the first one stays
  /// on the screen. With `id: \.self` a range may change.
  ///
  /// Source: [ForEach](https://developer.apple.com/documentation/swiftui/foreach);
  /// another length: OpenSwiftUI's [ForEach.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/View/DynamicViewContent/ForEach.swift).
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: The view for a number.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, ids: { Array($0) }, content: content)
    isConstant = true
  }
}

extension ForEach {
  /// The data to show; a collection that has to stay is kept in the node.
  func data(for node: Node) -> Data {
    guard isConstant else { return data }
    let kept = node.properties.lazy.compactMap { $0 as? KeptData<Data> }.first
    guard let kept else { return data }
    if kept.data.count != data.count {
      ViewHost.record(
        .rangeChanged(from: kept.data.count, to: data.count))
      return kept.data
    }
    return data
  }

  /// Keeps the data that is shown, if it has to stay.
  func keep(_ data: Data, in node: Node) {
    guard isConstant else { return }
    node.properties.removeAll { $0 is KeptData<Data> }
    node.properties.append(KeptData(data))
  }
}

private final class KeptData<Data>: PropertyStorage {
  let data: Data

  init(_ data: Data) {
    self.data = data
  }
}
