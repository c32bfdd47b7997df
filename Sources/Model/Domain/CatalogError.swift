/// Why a catalog has found nothing that can be shown.
public enum CatalogError: Error, Hashable, Sendable {
  /// Whoever searched no longer wants to know.
  case cancelled
  /// There is no way to the catalog.
  case offline
  /// The catalog has not answered in time.
  case timedOut
  /// The catalog has answered with this status in place of results.
  case refused(status: Int)
  /// A web page came in place of results.
  case webPage
  /// The answer broke off.
  case truncated
  /// The answer is not in the form of a catalog's.
  case unreadable
  /// So many videos were found, and no more than the limit can be shown.
  case tooMany(Int, limit: Int)
}

extension CatalogError: Notice {
  /// The title of the alert.
  public static let title = "Error"

  /// What has happened, and what to do about it.
  public var message: String {
    switch self {
    case .cancelled:
      "The search was cancelled. Search again."
    case .offline:
      "The catalog can't be reached. Check the network and search again."
    case .timedOut:
      "The catalog takes too long to answer. Search again in a while."
    case .refused(let status) where status >= 500:
      """
      The catalog has a fault of its own (status \(status)). Search again in a \
      while.
      """
    case .refused(429), .refused(403):
      "The catalog has had too many searches. Search again in a minute."
    case .refused(404):
      """
      There is no catalog at this address (status 404). Check the address, and \
      search again.
      """
    case .refused(let status):
      """
      The catalog refuses this search (status \(status)). Search for other \
      words, or for fewer.
      """
    case .webPage:
      """
      A web page came in place of results. If this network asks for a login, \
      log in with a browser; then search again.
      """
    case .truncated:
      "The connection broke before the whole answer was there. Search again."
    case .unreadable:
      """
      The answer is not a catalog's. Check the address of the catalog, and \
      search again.
      """
    case .tooMany(let count, let limit):
      """
      \(count) videos match, more than the \(limit) that can be shown. Search \
      for more words.
      """
    }
  }
}
