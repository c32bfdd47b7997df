import Synchronization

/// Rows of a table that were changed.
enum RowChanges: Hashable, Sendable {
  case rows(Set<Int64>)

  /// Any: another connection does not say which.
  case all

  func union(_ other: RowChanges) -> RowChanges {
    guard case .rows(let mine) = self, case .rows(let theirs) = other else {
      return .all
    }
    return .rows(mine.union(theirs))
  }
}

/// What others have saved, until a context takes it in on its own actor.
final class ChangeInbox: Sendable {
  private struct State {
    var changes: [String: RowChanges] = [:]
    var observers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  func add(_ changes: [String: RowChanges]) {
    state.withLock { state in
      state.changes.merge(changes) { $0.union($1) }
    }
    notify()
  }

  func removeAll() -> [String: RowChanges] {
    state.withLock { state in
      defer { state.changes = [:] }
      return state.changes
    }
  }

  var isEmpty: Bool { state.withLock(\.changes.isEmpty) }

  func whenChanged(_ notify: @escaping @Sendable () -> Void) {
    state.withLock { $0.observers.append(notify) }
  }

  /// Tells that the context has something to take in.
  func notify() {
    for observer in state.withLock(\.observers) {
      observer()
    }
  }
}
