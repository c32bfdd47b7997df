import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A catalog at an address that answers like the iTunes Search API.
///
/// Source: [Constructing Searches](https://developer.apple.com/library/archive/documentation/AudioVideo/Conceptual/iTuneSearchAPI/Searching.html).
public struct ITunesCatalog: MusicCatalog {
  /// The address of the public API.
  public static let address = "https://itunes.apple.com/search"

  private let address: URL
  private let session: URLSession

  /// Makes a catalog; it asks for nothing until someone searches.
  ///
  /// - Parameters:
  ///   - address: The address that is asked; what is asked is added to it.
  ///   - patience: The seconds without a sign after which a search fails; a
  ///     script waits for no more than ten.
  public init(at address: URL, patience: TimeInterval = 8) {
    self.address = address
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    session = URLSession(configuration: configuration)
  }

  @concurrent public func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    let (body, response) = try await answer(to: query)
    if let status = (response as? HTTPURLResponse)?.statusCode,
      !(200..<300).contains(status)
    {
      throw .refused(status: status)
    }
    return try CatalogAnswer(body).videos.withinLimit()
  }

  private func answer(
    to query: String
  ) async throws(CatalogError) -> (Data, URLResponse) {
    do {
      return try await session.data(from: url(of: query))
    } catch let error as URLError {
      throw CatalogError(error)
    } catch {
      throw Task.isCancelled ? .cancelled : .offline
    }
  }

  private func url(of query: String) -> URL {
    // Everything but letters and digits: a plus would be read as a blank.
    let term = query.addingPercentEncoding(
      withAllowedCharacters: .alphanumerics)
    let question =
      "term=\(term ?? "")&media=musicVideo&limit=\(CatalogAnswer.limit)"
    var url = URLComponents(url: address, resolvingAgainstBaseURL: true)
    let parts = [url?.percentEncodedQuery, question].compactMap(\.self)
    url?.percentEncodedQuery = parts.joined(separator: "&")
    return url?.url ?? address
  }
}

extension CatalogError {
  fileprivate init(_ error: URLError) {
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    // On Linux a connection that breaks is an unknown error.
    case .networkConnectionLost, .cannotParseResponse, .unknown:
      self = .truncated
    default: self = .offline
    }
  }
}
