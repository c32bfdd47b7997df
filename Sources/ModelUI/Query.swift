import Foundation
import Model
import TextUI

/// The models that match a description, kept in sync with the store.
///
/// A query belongs in a view: outside an installed one it is empty and never
/// updates. Set anew in the view's initialiser it follows, unlike `@State`:
///
/// ```swift
/// init(order: ScoreOrder) {
///   _scores = Query(sort: order.sortDescriptors)
/// }
/// ```
///
/// A fetch that fails leaves the last models and sets `fetchError`.
///
/// Source: [Query](https://developer.apple.com/documentation/swiftdata/query);
/// set in an initialiser: [Filtering and sorting persistent data](https://developer.apple.com/documentation/swiftdata/filtering-and-sorting-persistent-data).
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var observation = Observation()
  private let descriptor: FetchDescriptor<Element>
  private var observer: ResultsObserver<Element, Never>?

  /// Makes a query of a fetch descriptor.
  public init(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
  }

  /// Makes a query of a filter and an order; without an order the models are
  /// in the order of insertion, which SwiftData does not promise.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = []
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Makes a query of a filter and a property to sort by; texts are in the
  /// order of `<`.
  ///
  /// Source: [init(filter:sort:order:animation:)](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:order:animation:)-1qfoj).
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  public var wrappedValue: [Element] { observer?.results ?? [] }

  /// The error of the last fetch, if it failed.
  public var fetchError: (any Error)? { observer?.error }

  /// The context that the models come from.
  public var modelContext: ModelContext { context }

  public mutating func update() {
    observer = observation.observer(of: descriptor, in: context)
  }

  /// Keeps the observer as long as the view's identity.
  private final class Observation {
    private var observer: ResultsObserver<Element, Never>?

    func observer(
      of descriptor: FetchDescriptor<Element>, in context: ModelContext
    ) -> ResultsObserver<Element, Never> {
      if let observer, observer.modelContext === context {
        observer.fetchDescriptor = descriptor
        return observer
      }
      let observer = ResultsObserver(observing: descriptor, in: context)
      self.observer = observer
      return observer
    }
  }
}
