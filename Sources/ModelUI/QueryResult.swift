import Model

/// What a query gives: an array of models, or models in sections.
///
/// Nothing else conforms. SwiftData's `Query` leaves its second type open.
public protocol QueryResult {
  /// The models.
  associatedtype Model: PersistentModel
  /// The type of a section's title; `Never` without sections.
  associatedtype SectionTitle: Hashable & Sendable

  /// What an observer has; nothing without one.
  init(_ observer: ResultsObserver<Model, SectionTitle>?)
}

extension Array: QueryResult where Element: PersistentModel {
  /// The models of an observer.
  ///
  /// - Parameter observer: The observer, if there is one.
  public init(_ observer: ResultsObserver<Element, Never>?) {
    self = observer?.results ?? []
  }
}

extension SectionedResults: QueryResult {
  /// The sections of an observer.
  ///
  /// - Parameter observer: The observer, if there is one.
  public init(_ observer: ResultsObserver<Element, SectionTitle>?) {
    self = observer?.sections ?? SectionedResults()
  }
}
