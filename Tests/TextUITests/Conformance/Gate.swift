/// Holds tasks up until it is opened.
final class Gate {
  private var text: String?
  private var waiting: [CheckedContinuation<String, Never>] = []
  private var expecting: (count: Int, CheckedContinuation<Void, Never>)?

  func value() async -> String {
    if let text { return text }
    return await withCheckedContinuation { continuation in
      waiting.append(continuation)
      if let (count, arrival) = expecting, count == waiting.count {
        expecting = nil
        arrival.resume()
      }
    }
  }

  /// Returns when as many tasks wait at the gate.
  func isAwaited(by count: Int = 1) async {
    guard waiting.count < count else { return }
    await withCheckedContinuation { expecting = (count, $0) }
  }

  func open(_ text: String) {
    self.text = text
    waiting.forEach { $0.resume(returning: text) }
    waiting = []
  }
}
