import Model
import TextUI

/// A catalog that answers when and as a check says.
///
/// Unless told otherwise it answers at once, as the bundled one does.
@MainActor
public final class StageCatalog: MusicCatalog {
  /// What each search fails with from now on.
  public var failure: CatalogError?

  /// Whether a search waits from now on until its request is answered.
  public var holdsRequests = false

  /// How many searches have come so far.
  public private(set) var requestCount = 0

  private var requests: [Request] = []
  private var takenCount = 0
  private var arrival: AsyncStream<Void>.Continuation?

  /// A search that waits for its answer, also when it was cancelled.
  public final class Request {
    /// What is searched for.
    public let query: String
    private var continuation: CheckedContinuation<Answer, Never>?

    fileprivate typealias Answer = Result<[MusicVideo], CatalogError>

    fileprivate init(
      _ query: String, _ continuation: CheckedContinuation<Answer, Never>
    ) {
      self.query = query
      self.continuation = continuation
    }

    /// Answers the search; only the first answer counts.
    public func answer(_ videos: [MusicVideo]) {
      resume(.success(videos))
    }

    /// Fails the search, unless it is answered.
    public func fail(_ error: CatalogError) {
      resume(.failure(error))
    }

    private func resume(_ answer: Answer) {
      continuation?.resume(returning: answer)
      continuation = nil
    }
  }

  @MainActor public func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    requestCount += 1
    if let failure { throw failure }
    guard holdsRequests else {
      return try await BundledCatalog().videos(matching: query)
    }
    let answer = await withCheckedContinuation { continuation in
      requests.append(Request(query, continuation))
      arrival?.yield()
    }
    return try answer.get()
  }

  /// Waits until the next request of a screen is there.
  ///
  /// - Throws: ``NoRequest`` if no task of the screen's views runs that could
  ///   make one.
  public func nextRequest(of screen: Screen) async throws(NoRequest) -> Request
  {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    self.arrival = arrival
    let watch = Task {
      await screen.waitForTasks()
      arrival.finish()
    }
    defer { watch.cancel() }
    var iterator = arrivals.makeAsyncIterator()
    while requests.count == takenCount {
      guard await iterator.next() != nil else {
        throw NoRequest(text: screen.text)
      }
    }
    takenCount += 1
    return requests[takenCount - 1]
  }

  /// Lets go of whoever still waits for an answer.
  func abandonRequests() {
    requests.forEach { $0.fail(.cancelled) }
  }
}

/// A screen has not searched.
public nonisolated struct NoRequest: Error, CustomStringConvertible {
  let text: String

  public var description: String {
    "the screen does not search; it shows:\n\(text)"
  }
}
