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
  private let (arrivals, arrived) = AsyncStream.makeStream(of: Request?.self)

  /// A search that waits for its answer, also when it was cancelled.
  public final class Request {
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

  public func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    requestCount += 1
    if let failure { throw failure }
    guard holdsRequests else {
      return try await BundledCatalog().videos(matching: query)
    }
    let answer = await withCheckedContinuation { continuation in
      let request = Request(query, continuation)
      requests.append(request)
      arrived.yield(request)
    }
    return try answer.get()
  }

  /// Waits until the next request of a screen is there.
  ///
  /// - Throws: ``NoRequest`` if no task of the screen's views runs that could
  ///   make one.
  public func nextRequest(of screen: Screen) async throws(NoRequest) -> Request
  {
    let watch = Task {
      await screen.waitForTasks()
      if !Task.isCancelled {
        arrived.yield(nil)
      }
    }
    defer { watch.cancel() }
    for await request in arrivals {
      guard let request else { break }
      return request
    }
    throw NoRequest(text: screen.text)
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
