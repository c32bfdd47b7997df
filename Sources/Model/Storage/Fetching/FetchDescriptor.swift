import Foundation

/// Which objects to fetch, in which order.
///
/// https://developer.apple.com/documentation/swiftdata/fetchdescriptor
public struct FetchDescriptor<T: PersistentModel>: Sendable {
  /// Which objects; all when nil.
  public var predicate: Predicate<T>?

  /// In which order; ties are in the order of insertion.
  ///
  /// So is everything when it is empty. SwiftData promises no order then.
  public var sortBy: [SortDescriptor<T>]

  /// How many objects at most; nil means all, and 0 none.
  public var fetchLimit: Int?

  /// How many objects to leave out at the front.
  public var fetchOffset: Int?

  /// Whether the fetch sees what the context hasn't saved yet.
  ///
  /// True unless set
  /// (https://developer.apple.com/documentation/swiftdata/fetchdescriptor/includependingchanges).
  /// When false, the rows as saved are matched; the objects still have their
  /// pending values.
  public var includePendingChanges = true

  /// A descriptor of all objects that meet a predicate.
  ///
  /// - Parameters:
  ///   - predicate: Which objects; all when left out.
  ///   - sortBy: In which order.
  public init(
    predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []
  ) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
