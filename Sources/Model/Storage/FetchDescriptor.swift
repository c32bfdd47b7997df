import Foundation

/// Which models to fetch, and in what order.
///
/// Without an order they are in the order of insertion, and so are those that
/// are equal in the order given; SwiftData promises neither.
///
/// Source: [FetchDescriptor](https://developer.apple.com/documentation/swiftdata/fetchdescriptor).
public struct FetchDescriptor<Element: PersistentModel> {
  public var predicate: Predicate<Element>?
  public var sortBy: [SortDescriptor<Element>]

  /// The most models to fetch; `nil` for all.
  public var fetchLimit: Int?

  /// How many of the first models to leave out.
  public var fetchOffset: Int?

  /// Whether changes that are not saved count.
  ///
  /// Source: [includePendingChanges](https://developer.apple.com/documentation/swiftdata/fetchdescriptor/includependingchanges).
  public var includePendingChanges = true

  public init(
    predicate: Predicate<Element>? = nil,
    sortBy: [SortDescriptor<Element>] = []
  ) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
