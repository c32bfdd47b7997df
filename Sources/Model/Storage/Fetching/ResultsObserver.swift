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
@Observable
public final class ResultsObserver<
  Element: PersistentModel, SectionTitle: Hashable & Sendable
> {
  /// The context that is observed.
  public let modelContext: ModelContext

  private var fetched: [Element] = []
  private var sectioned: SectionedResults<Element, SectionTitle>?
  private var descriptor: FetchDescriptor<Element>
  private var sectionKeyPath: KeyPath<Element, SectionTitle>?

  /// The query behind the results; nil when the last fetch failed.
  @ObservationIgnored private var query: FetchQuery<Element>?

  /// Whether the results hold changes that are yet to be processed, because
  /// they were fetched in the meantime.
  @ObservationIgnored private var isAhead = false

  /// Why the last fetch failed, or nil.
  ///
  /// The results are then the older ones. An addition of ours; Apple's observer
  /// has none.
  public private(set) var error: (any Error)?

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
    return sectioned
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
    get { descriptor.predicate }
    set {
      descriptor.predicate = newValue
      refresh()
    }
  }

  /// In which order.
  ///
  /// Setting it fetches at once.
  public var sortBy: [SortDescriptor<Element>] {
    get { descriptor.sortBy }
    set {
      descriptor.sortBy = newValue
      refresh()
    }
  }

  /// The property that sections are made by.
  ///
  /// Setting it fetches at once.
  public var sectionBy: KeyPath<Element, SectionTitle>? {
    get { sectionKeyPath }
    set {
      sectionKeyPath = newValue
      refresh()
    }
  }

  /// What is fetched.
  ///
  /// Setting one that asks for something else fetches at once.
  public var fetchDescriptor: FetchDescriptor<Element> {
    get { descriptor }
    set {
      descriptor = newValue
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
    show(try new.map { try modelContext.fetch($0) } ?? [])
    query = new
    isAhead = true
  }

  /// Places the objects that have changed.
  private func place(
    _ changes: EntityChanges, _ query: FetchQuery<Element>
  ) throws {
    let matches = try modelContext.matches(of: changes, query)
    if changes.mayBeInResults || isAhead {
      let changed = Set(
        (changes.objects + matches).map { ObjectIdentifier($0) })
      var new = fetched.filter { !changed.contains(ObjectIdentifier($0)) }
      for match in matches {
        new.insert(match, at: query.order.index(of: match, in: new))
      }
      show(new)
    } else {
      for match in matches {
        fetched.insert(match, at: query.order.index(of: match, in: fetched))
      }
      showSections()
    }
  }

  private func show(_ new: [Element]) {
    if !new.isIdentical(to: fetched) { fetched = new }
    showSections()
  }

  private func showSections() {
    guard let sectionKeyPath else {
      if sectioned != nil { sectioned = nil }
      return
    }
    let new = SectionedResults(fetched, by: sectionKeyPath)
    if sectioned?.isIdentical(to: new) != true { sectioned = new }
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
      if error != nil { error = nil }
    } catch {
      query = nil
      self.error = error
    }
    modelContext.note(error, of: ObjectIdentifier(self))
  }
}

extension ResultsObserver: ContextObserver {
  var observedEntity: ObjectIdentifier { ObjectIdentifier(Element.self) }

  func refresh(after changes: EntityChanges) {
    attempt {
      if let query, query.isUnbounded, !changes.isUnlisted,
        changes.count <= max(8, fetched.count / 32)
      {
        try place(changes, query)
      } else {
        try update()
      }
      isAhead = false
    }
  }
}
