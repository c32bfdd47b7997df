import Synchronization

/// An observed value has changed that a node has read.
nonisolated struct ObservedChange: Sendable {
  weak var node: Node?

  /// The number of the evaluation that has read it.
  let tracking: Int
}

/// What observed objects announce, on whatever thread they are changed, until
/// the next pass takes it in.
///
/// Observation announces a change before it is made. On the main actor no pass
/// comes between; an object that is changed on another thread may be read too
/// early, and should be bound to the main actor as SwiftUI asks too.
nonisolated final class ObservedChanges: Sendable {
  private let changes = Mutex<[ObservedChange]>([])
  private let notify: @Sendable () -> Void

  /// - Parameter notify: Runs when there is a first change to take in.
  init(notify: @escaping @Sendable () -> Void) {
    self.notify = notify
  }

  func add(_ change: ObservedChange) {
    let isFirst = changes.withLock { changes in
      changes.append(change)
      return changes.count == 1
    }
    if isFirst {
      notify()
    }
  }

  func removeAll() -> [ObservedChange] {
    changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
  }
}
