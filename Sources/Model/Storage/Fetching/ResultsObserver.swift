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
/// contexts and processes have saved
/// (https://developer.apple.com/documentation/swiftdata/resultsobserver). It is
/// observable: whoever has read it is told when it changes, and only then.
///
/// Apple doesn't document when it updates. Here that is once at the end of an
/// event, and sooner if someone reads `results`.
@Observable
public final class ResultsObserver<
  Element: PersistentModel, SectionTitle: Hashable & Sendable
> {
  /// The context that is observed.
  public let modelContext: ModelContext

  private var fetched: [Element] = []
  private var descriptor: FetchDescriptor<Element>

  /// The query behind the results; nil when the last fetch failed.
  @ObservationIgnored private var fetchedQuery: [SQLValue]?

  /// Why the last fetch failed, or nil.
  ///
  /// The results are then the older ones. An addition of ours; Apple's observer
  /// has none.
  public private(set) var error: (any Error)?

  private init(
    _ descriptor: FetchDescriptor<Element>, _ modelContext: ModelContext
  ) {
    self.descriptor = descriptor
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
    if modelContext.hasUnprocessedChanges {
      modelContext.processPendingChanges()
    }
    return fetched
  }

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

  /// What is fetched.
  ///
  /// Setting another one fetches at once.
  public var fetchDescriptor: FetchDescriptor<Element> {
    get { descriptor }
    set {
      descriptor = newValue
      let query = try? modelContext.query(newValue)
      if query == nil || query != fetchedQuery { refresh() }
    }
  }

  private func update() throws {
    fetchedQuery = nil
    let query = try modelContext.query(descriptor)
    let new = try modelContext.fetch(descriptor)
    if error != nil { error = nil }
    let isSame = new.count == fetched.count && zip(new, fetched).allSatisfy(===)
    if !isSame { fetched = new }
    fetchedQuery = query
  }
}

extension ResultsObserver: ContextObserver {
  var observedEntity: ObjectIdentifier { ObjectIdentifier(Element.self) }

  func refresh() {
    do {
      try update()
    } catch {
      self.error = error
    }
    modelContext.note(error, of: ObjectIdentifier(self))
  }
}

extension ResultsObserver where SectionTitle == Never {
  /// Observes what a descriptor describes.
  ///
  /// - Parameters:
  ///   - fetchDescriptor: Which objects, in which order.
  ///   - modelContext: The context to observe.
  /// - Throws: What the first fetch throws, as Apple's does.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element>, modelContext: ModelContext
  ) throws {
    self.init(fetchDescriptor, modelContext)
    try update()
  }

  /// Observes the objects that meet a predicate.
  ///
  /// - Parameters:
  ///   - predicate: Which objects; all when left out.
  ///   - sortBy: In which order.
  ///   - modelContext: The context to observe.
  /// - Throws: What the first fetch throws, as Apple's does.
  public convenience init(
    filterBy predicate: Predicate<Element>? = nil,
    sortBy: [SortDescriptor<Element>] = [],
    modelContext: ModelContext
  ) throws {
    try self.init(
      fetchDescriptor: FetchDescriptor(predicate: predicate, sortBy: sortBy),
      modelContext: modelContext)
  }

  /// Observes what a descriptor describes, without throwing.
  ///
  /// When the first fetch fails, it starts empty and with an ``error``. An
  /// addition of ours.
  ///
  /// - Parameters:
  ///   - fetchDescriptor: Which objects, in which order.
  ///   - modelContext: The context to observe.
  public convenience init(
    observing fetchDescriptor: FetchDescriptor<Element>,
    in modelContext: ModelContext
  ) {
    self.init(fetchDescriptor, modelContext)
    refresh()
  }
}
