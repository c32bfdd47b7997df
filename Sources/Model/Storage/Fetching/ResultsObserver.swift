import Foundation
import Observation

/// Fetched objects that stay up to date, for anyone to hold.
///
/// ```swift
/// let scores = try ResultsObserver<Score, Never>(
///   fetchDescriptor: FetchDescriptor(), modelContext: context)
/// ```
///
/// `results` follows the changes of its context at once, and what other
/// contexts and processes have saved. It is observable: whoever has read it is
/// told when it changes, and only then.
///
/// With a key path to make sections by, `SectionTitle` is the type of its
/// value, otherwise it is `Never`.
///
/// Apple doesn't document when it updates. Here that is once at the end of an
/// event, and sooner if someone reads `results`. Nor does it document the cost:
/// here the objects that have changed are placed one by one, and nothing is
/// fetched again unless there is a limit or an offset, or many have changed.
///
/// Source: [ResultsObserver](https://developer.apple.com/documentation/swiftdata/resultsobserver).
public final class ResultsObserver<
  Element: PersistentModel, SectionTitle: Hashable & Sendable
>: Observable {
  /// The context that is observed.
  public let modelContext: ModelContext

  // Not by the `@Observable` macro: in a generic class each of its accesses
  // makes a key path anew, which would cost more than placing an object.
  private let registrar = ObservationRegistrar()
  private let resultsPath: KeyPath<ResultsObserver, [Element]> = \.results
  private var fetched: [Element] = []
  private var sectioned: SectionedResults<Element, SectionTitle>?
  private var failure: (any Error)?
  private var descriptor: FetchDescriptor<Element>
  private var sectionKeyPath: KeyPath<Element, SectionTitle>?

  /// The query behind the results; nil when the last fetch failed.
  private var query: FetchQuery<Element>?

  /// Counts the changes of the results.
  private var generation = 0

  /// Whether the results hold changes that are yet to be processed, because
  /// they were fetched in the meantime.
  private var isAhead = false

  init(
    _ descriptor: FetchDescriptor<Element>,
    sectionBy: KeyPath<Element, SectionTitle>?, _ modelContext: ModelContext
  ) {
    self.descriptor = descriptor
    sectionKeyPath = sectionBy
    self.modelContext = modelContext
    modelContext.register(self)
  }

  deinit {
    modelContext.note(nil, of: ObjectIdentifier(self))
    modelContext.observers[ObjectIdentifier(self)] = nil
  }

  // MARK: Results

  /// The objects, in order.
  public var results: [Element] {
    processPendingChanges()
    registrar.access(self, keyPath: resultsPath)
    return fetched
  }

  /// The objects in sections, or nil if there is nothing to make them by.
  ///
  /// The order is by section first. Apple puts the section's key path before
  /// the sort descriptors as well; here a first descriptor for the same
  /// property stays in force, so sections can be in reverse order.
  /// Source: [sections](https://developer.apple.com/documentation/swiftdata/resultsobserver/sections).
  public var sections: SectionedResults<Element, SectionTitle>? {
    processPendingChanges()
    registrar.access(self, keyPath: \.sections)
    return sectioned
  }

  /// Why the last fetch failed, or nil.
  ///
  /// The results are then the older ones. An addition of ours; Apple's observer
  /// has none.
  public var error: (any Error)? {
    registrar.access(self, keyPath: \.error)
    return failure
  }

  private func processPendingChanges() {
    if modelContext.hasUnprocessedChanges {
      modelContext.processPendingChanges()
    }
  }

  // MARK: What is fetched

  /// Which objects; all when nil.
  ///
  /// Setting it fetches at once.
  public var filterBy: Predicate<Element>? {
    get { fetchDescriptor.predicate }
    set { fetchDescriptor.predicate = newValue }
  }

  /// In which order.
  ///
  /// Setting it fetches at once.
  public var sortBy: [SortDescriptor<Element>] {
    get { fetchDescriptor.sortBy }
    set { fetchDescriptor.sortBy = newValue }
  }

  /// The property that sections are made by.
  ///
  /// Setting another one fetches at once.
  public var sectionBy: KeyPath<Element, SectionTitle>? {
    get {
      registrar.access(self, keyPath: \.sectionBy)
      return sectionKeyPath
    }
    set {
      if newValue == sectionKeyPath { return }
      registrar.withMutation(of: self, keyPath: \.sectionBy) {
        sectionKeyPath = newValue
      }
      refresh()
    }
  }

  /// What is fetched.
  ///
  /// Setting one that asks for something else fetches at once.
  public var fetchDescriptor: FetchDescriptor<Element> {
    get {
      registrar.access(self, keyPath: \.fetchDescriptor)
      return descriptor
    }
    set {
      registrar.withMutation(of: self, keyPath: \.fetchDescriptor) {
        descriptor = newValue
      }
      let new = try? modelContext.query(newValue, sectionBy: sectionKeyPath)
      if new == nil || new != query { refresh() }
    }
  }

  // MARK: Updates

  /// Fetches anew; a failure leaves the results and is in ``error``.
  func refresh() {
    attempt { try update() }
  }

  /// Fetches anew.
  func update() throws {
    query = nil
    let new = try modelContext.query(descriptor, sectionBy: sectionKeyPath)
    let objects = try new.map { try modelContext.fetch($0) } ?? []
    query = new
    isAhead = true
    show(objects)
  }

  /// Places the objects that have changed.
  ///
  /// - Parameters:
  ///   - changes: The objects.
  ///   - query: The query behind the results.
  ///   - mayBeListed: Whether one of them may be in the results already.
  /// - Throws: ``StorageError``; the results are what they were.
  private func place(
    _ changes: EntityChanges, _ query: FetchQuery<Element>, mayBeListed: Bool
  ) throws {
    let matches = try modelContext.matches(of: changes, query)
    // What was read since may have brought others out of their order.
    if modelContext.hasChanges(of: Element.self) { return try update() }
    let gone =
      mayBeListed ? fetched.places(of: changes.objects + matches) : []
    if gone.isEmpty {
      if matches.isEmpty { return }
      let places = fetched.withObjects { objects in
        matches.map { query.order.place(of: $0, in: objects) }
      }
      // Where each belongs is known before anyone is told and may change it.
      change {
        for (match, place) in zip(matches, places).reversed() {
          fetched.insert(match, at: place)
        }
      }
      showSections()
    } else {
      var new = fetched
      for place in gone.reversed() { new.remove(at: place) }
      for match in matches {
        let place = new.withObjects { query.order.place(of: match, in: $0) }
        new.insert(match, at: place)
      }
      show(new)
    }
  }

  private func show(_ new: [Element]) {
    if !new.isIdentical(to: fetched) { change { fetched = new } }
    showSections()
  }

  /// Changes the results, and tells those who observe them first.
  ///
  /// One of those may set what is fetched; then the results are newer than the
  /// change, which is left out.
  private func change(_ mutation: () -> Void) {
    let expected = generation
    registrar.withMutation(of: self, keyPath: resultsPath) {
      if generation != expected { return }
      generation += 1
      mutation()
    }
  }

  private func showSections() {
    let new = sectionKeyPath.map { SectionedResults(fetched, by: $0) }
    let isSame =
      if let new, let sectioned { new.isIdentical(to: sectioned) } else {
        new == nil && sectioned == nil
      }
    if isSame { return }
    let expected = generation
    registrar.withMutation(of: self, keyPath: \.sections) {
      if generation == expected { sectioned = new }
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
      setError(nil)
    } catch {
      query = nil
      setError(error)
    }
  }

  private func setError(_ new: (any Error)?) {
    if new == nil, failure == nil { return }
    registrar.withMutation(of: self, keyPath: \.error) { failure = new }
    modelContext.note(new, of: ObjectIdentifier(self))
  }
}

extension ResultsObserver: ContextObserver {
  var observedEntity: ObjectIdentifier { ObjectIdentifier(Element.self) }

  func refresh(after changes: EntityChanges) {
    let mayBeListed = changes.mayBeInResults || isAhead
    isAhead = false
    attempt {
      if let query, query.isUnbounded, !changes.isUnlisted,
        changes.count <= max(8, fetched.count / 32)
      {
        try place(changes, query, mayBeListed: mayBeListed)
      } else {
        try update()
      }
    }
  }
}
