import Foundation
import Observation

/// The models that match a description, kept in sync with the store, for any
/// object to hold.
///
/// It sees the changes of its own context before they are saved, and what other
/// contexts and other programs have saved. Views that read its results are
/// refreshed when these change, and only then.
///
/// A fetch that fails leaves the last results and sets `error`, which is an
/// addition.
///
/// Source: [ResultsObserver](https://developer.apple.com/documentation/swiftdata/resultsobserver).
public final class ResultsObserver<Element: PersistentModel, SectionTitle> {
  public let modelContext: ModelContext

  private let registrar = ObservationRegistrar()
  private var fetched: [Element] = []
  private var fetchError: (any Error)?
  private var compiled: CompiledFetch?
  private var description: FetchDescriptor<Element>

  private init(
    _ descriptor: FetchDescriptor<Element>, _ modelContext: ModelContext
  ) {
    description = descriptor
    self.modelContext = modelContext
    modelContext.processOwnChanges()
    fetch()
    modelContext.add(self)
  }

  /// The models, in order.
  public var results: [Element] {
    modelContext.processOwnChanges()
    registrar.access(self, keyPath: \.results)
    return fetched
  }

  /// Why the last fetch failed; `nil` after one that did not.
  public var error: (any Error)? {
    registrar.access(self, keyPath: \.error)
    return fetchError
  }

  // MARK: What is observed

  /// The description; another one is fetched at once.
  public var fetchDescriptor: FetchDescriptor<Element> {
    get { description }
    set {
      description = newValue
      let compiled = try? modelContext.compile(newValue)
      if compiled == nil || compiled != self.compiled {
        fetch()
      }
    }
  }

  /// The predicate of the description.
  public var filterBy: Predicate<Element>? {
    get { description.predicate }
    set { fetchDescriptor.predicate = newValue }
  }

  /// The order of the description.
  public var sortBy: [SortDescriptor<Element>] {
    get { description.sortBy }
    set { fetchDescriptor.sortBy = newValue }
  }

  private func fetch() {
    compiled = nil
    do {
      compiled = try modelContext.compile(description)
      setResults(try modelContext.fetch(description))
      setError(nil)
    } catch {
      setError(error)
    }
  }

  private func setResults(_ results: [Element]) {
    guard !results.elementsEqual(fetched, by: ===) else { return }
    registrar.withMutation(of: self, keyPath: \.results) {
      fetched = results
    }
  }

  private func setError(_ error: (any Error)?) {
    guard error != nil || fetchError != nil else { return }
    registrar.withMutation(of: self, keyPath: \.error) {
      fetchError = error
    }
  }
}

extension ResultsObserver where SectionTitle == Never {
  /// Observes the models that match a description.
  ///
  /// - Throws: ``StorageError`` if the first fetch fails.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element>, modelContext: ModelContext
  ) throws {
    self.init(fetchDescriptor, modelContext)
    if let fetchError { throw fetchError }
  }

  /// Observes the models that match a predicate, in an order.
  ///
  /// - Throws: ``StorageError`` if the first fetch fails.
  public convenience init(
    filterBy predicate: Predicate<Element>? = nil,
    sortBy: [SortDescriptor<Element>] = [], modelContext: ModelContext
  ) throws {
    try self.init(
      fetchDescriptor: FetchDescriptor(predicate: predicate, sortBy: sortBy),
      modelContext: modelContext)
  }

  /// Observes the models that match a description, even if the first fetch
  /// fails: there are no results then, and `error` says why.
  ///
  /// An addition, for objects that can't fail to be made.
  public convenience init(
    observing descriptor: FetchDescriptor<Element>,
    in modelContext: ModelContext
  ) {
    self.init(descriptor, modelContext)
  }
}

extension ResultsObserver: Observation.Observable {}

extension ResultsObserver: ContextObserver {
  var entityName: String { Element.entityName }

  func update() {
    fetch()
  }
}
