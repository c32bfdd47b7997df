import Synchronization

/// Where a context finds what others have saved since it last looked.
///
/// Anyone may post, from any thread; the context alone takes.
final class Mailbox: Sendable {
  /// Rows that were written elsewhere.
  enum Rows: Sendable {
    case some(Set<Int64>)
    case all

    func union(_ other: Rows) -> Rows {
      switch (self, other) {
      case (.some(let left), .some(let right)): .some(left.union(right))
      default: .all
      }
    }
  }

  private struct Content {
    var mail: [String: Rows] = [:]
    var observers: [WeakSubscription] = []
    /// Whether something waits that the observers were told of.
    var isAnnounced = false
  }

  private let content = Mutex(Content())

  var isEmpty: Bool { content.withLock { $0.mail.isEmpty } }

  /// A closure to call, as long as someone holds this.
  final class Subscription: Sendable {
    let notify: @Sendable () -> Void

    init(_ notify: @escaping @Sendable () -> Void) {
      self.notify = notify
    }
  }

  private struct WeakSubscription {
    weak var subscription: Subscription?
  }

  /// Has a closure called when something waits that did not before.
  func whenChanged(_ notify: @escaping @Sendable () -> Void) -> Subscription {
    let subscription = Subscription(notify)
    let isLate = content.withLock { content in
      content.observers.removeAll { $0.subscription == nil }
      content.observers.append(WeakSubscription(subscription: subscription))
      return content.isAnnounced
    }
    // Whoever comes late hears of what already waits.
    if isLate { notify() }
    return subscription
  }

  /// Leaves word of rows that were written.
  func post(_ news: [String: Rows]) {
    if news.isEmpty { return }
    content.withLock { content in
      content.mail.merge(news) { $0.union($1) }
    }
    announce()
  }

  /// Returns mail that couldn't be dealt with, for the next time.
  func putBack(_ news: [String: Rows]) {
    content.withLock { content in
      content.mail.merge(news) { $0.union($1) }
    }
  }

  /// Says that the context has something to process.
  func announce() {
    let observers = content.withLock { content in
      defer { content.isAnnounced = true }
      return content.isAnnounced ? [] : content.observers
    }
    for observer in observers { observer.subscription?.notify() }
  }

  /// Empties the box.
  ///
  /// - Parameter isPass: Whether everything announced is now dealt with.
  /// - Returns: What was written, by entity.
  func take(isPass: Bool) -> [String: Rows] {
    content.withLock { content in
      if isPass { content.isAnnounced = false }
      defer { content.mail = [:] }
      return content.mail
    }
  }
}
