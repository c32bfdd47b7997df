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
/// With `sectionBy` its value is a collection of sections:
///
/// ```swift
/// @Query(sort: \.number, sectionBy: \.name)
/// private var scores: SectionedResults<Score, String>
/// ```
///
/// An animation is accepted and does nothing: text changes at once.
///
/// A fetch that fails leaves the last models and sets `fetchError`. Below no
/// container a query is empty, and an issue is recorded.
///
/// Source: [Query](https://developer.apple.com/documentation/swiftdata/query);
/// set in an initialiser: [Filtering and sorting persistent data](https://developer.apple.com/documentation/swiftdata/filtering-and-sorting-persistent-data);
/// sections: [SectionedResults](https://developer.apple.com/documentation/swiftdata/sectionedresults);
/// no container: [Common SwiftData errors](https://www.hackingwithswift.com/quick-start/swiftdata/common-swiftdata-errors-and-their-solutions).
/// A session of 2026 says that a query with sections keeps its flat value; the
/// documentation is followed here.
@propertyWrapper
public struct Query<
  Element: PersistentModel, Result: QueryResult
>: DynamicProperty where Result.Model == Element {
  @Environment(\.modelContext) private var context
  @State private var observation = Observation()
  private let descriptor: FetchDescriptor<Element>
  private let sectionKeyPath: KeyPath<Element, Result.SectionTitle>?
  private var observer: ResultsObserver<Element, Result.SectionTitle>?

  /// Makes a query of all models, in the order of insertion.
  public init() {
    self.init(FetchDescriptor(), by: nil)
  }

  private init(
    _ descriptor: FetchDescriptor<Element>,
    by sectionKeyPath: KeyPath<Element, Result.SectionTitle>?
  ) {
    self.descriptor = descriptor
    self.sectionKeyPath = sectionKeyPath
  }

  /// The models, in an array or in sections; none outside an installed view.
  public var wrappedValue: Result { Result(observer) }

  /// The error of the last fetch, if it failed.
  public var fetchError: (any Error)? { observer?.error }

  /// The context that the models come from.
  public var modelContext: ModelContext { context }

  /// Makes the query follow what this value of the view asks for.
  public mutating func update() {
    observer = observation.observer(
      of: descriptor, by: sectionKeyPath, in: context)
  }

  /// Keeps the observer as long as the view's identity.
  private final class Observation {
    private var observer: ResultsObserver<Element, Result.SectionTitle>?

    func observer(
      of descriptor: FetchDescriptor<Element>,
      by sectionKeyPath: KeyPath<Element, Result.SectionTitle>?,
      in context: ModelContext
    ) -> ResultsObserver<Element, Result.SectionTitle> {
      if let observer, observer.modelContext === context {
        observer.fetchDescriptor = descriptor
        if observer.sectionBy != sectionKeyPath {
          observer.sectionBy = sectionKeyPath
        }
        return observer
      }
      if context === ModelContext.withoutStore {
        ViewHost.record(
          .storage(
            """
            A query of \(Element.self) has no container. Set one with \
            modelContainer(_:) on a view above.
            """))
      }
      let observer = ResultsObserver(
        observing: descriptor, sectionBy: sectionKeyPath, in: context)
      self.observer = observer
      return observer
    }
  }
}

// MARK: - Models in an array

extension Query where Result == [Element] {
  /// Makes a query of a fetch descriptor.
  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
  ) {
    self.init(descriptor, by: nil)
  }

  /// Makes a query of a filter and an order; without an order the models are
  /// in the order of insertion, which SwiftData does not promise.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
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
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Makes a query of a filter and a property that may be nil to sort by; nil
  /// comes first.
  ///
  /// Source: [init(filter:sort:order:animation:)](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:order:animation:)-1qfoj).
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}

// MARK: - Models in sections

extension Query {
  /// Not for use: sections need a property to make them by.
  @available(*, unavailable, message: "say sectionBy:")
  public init<Title>() where Result == SectionedResults<Element, Title> {
    self.init(FetchDescriptor(), by: nil)
  }

  /// Makes a query of a fetch descriptor, with sections by a property.
  ///
  /// Apple's takes texts alone; here the property may have any type that can
  /// be compared as it is stored.
  public init<Title>(
    _ descriptor: FetchDescriptor<Element>,
    sectionBy sectionKeyPath: KeyPath<Element, Title>
  ) where Result == SectionedResults<Element, Title> {
    self.init(descriptor, by: sectionKeyPath)
  }

  /// Makes a query of a filter and an order within sections by a property.
  ///
  /// Source: [init(filter:sort:animation:sectionBy:)](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:animation:sectionby:)-1sjv1).
  public init<Title>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, Title>
  ) where Result == SectionedResults<Element, Title> {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors),
      by: sectionKeyPath)
  }

  /// Makes a query of a filter and a property to sort by within sections.
  ///
  /// Source: [init(filter:sort:order:animation:sectionBy:)](https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:order:animation:sectionby:)-3myq0).
  public init<Value: Comparable, Title>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, Title>
  ) where Result == SectionedResults<Element, Title> {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)],
      sectionBy: sectionKeyPath)
  }
}
