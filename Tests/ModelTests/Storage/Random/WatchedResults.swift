import Foundation
import Observation

@testable import Model

/// An observer of results, beside what a fresh fetch gives.
final class WatchedResults {
  private let query: RandomQuery
  private let observer: ResultsObserver<Specimen, Never>
  private var last: [Specimen] = []
  private var notifications = Counter()

  init(_ query: RandomQuery, in context: ModelContext) throws {
    self.query = query
    observer = try ResultsObserver(
      fetchDescriptor: query.descriptor, modelContext: context)
    watch()
  }

  private func watch() {
    let counter = Counter()
    last = withObservationTracking {
      observer.results
    } onChange: {
      counter.add()
    }
    notifications = counter
  }

  /// Compares the results with a fetch, and the notifications since the last
  /// check with what has changed.
  ///
  /// Everything pending must have been processed.
  func check() throws {
    let isNotified = notifications.value > 0
    let results = observer.results
    let fetched = try observer.modelContext.fetch(query.descriptor)
    guard Self.isSame(results, fetched) else {
      throw Divergence(
        """
        results of \(query) are \(results.map(\.persistentModelID)), not \
        \(fetched.map(\.persistentModelID))
        """)
    }
    guard isNotified != Self.isSame(results, last) else {
      throw Divergence(
        """
        \(query) \(isNotified ? "notified" : "did not notify"): \
        \(last.map(\.persistentModelID)), now \
        \(results.map(\.persistentModelID))
        """)
    }
    if let error = observer.error { throw Divergence("\(query): \(error)") }
    if isNotified { watch() }
  }

  private static func isSame(_ left: [Specimen], _ right: [Specimen]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy(===)
  }
}
