import Foundation

/// An answer in the shape of the iTunes Search API.
///
/// Source: [Understanding Search Results](https://developer.apple.com/library/archive/documentation/AudioVideo/Conceptual/iTuneSearchAPI/UnderstandingSearchResults.html).
struct CatalogAnswer: Decodable {
  /// The most videos that the API gives at once.
  static let limit = 200

  /// The videos, each track once, in their order.
  let videos: [MusicVideo]

  private enum CodingKeys: CodingKey {
    case results
  }

  private struct Row: Decodable {
    let trackId: Int
    let artistName: String
    let trackName: String
    let primaryGenreName: String
  }

  init(from decoder: any Decoder) throws {
    let rows = try decoder.container(keyedBy: CodingKeys.self)
      .decode([Row].self, forKey: .results)
    var known: Set<Int> = []
    videos = rows.filter { known.insert($0.trackId).inserted }.map {
      MusicVideo(
        id: $0.trackId, artist: $0.artistName, track: $0.trackName,
        genre: $0.primaryGenreName)
    }
  }

  /// Reads an answer.
  ///
  /// - Throws: ``CatalogError`` if the body is something else.
  init(_ body: Data) throws(CatalogError) {
    do {
      self = try JSONDecoder().decode(CatalogAnswer.self, from: body)
    } catch {
      throw Self.fault(of: body)
    }
  }

  /// What is wrong with an answer that can't be decoded.
  private static func fault(of body: Data) -> CatalogError {
    let text = String(decoding: body, as: UTF8.self).trimmed
    if text.hasPrefix("<") { return .webPage }
    let isWhole = (try? JSONSerialization.jsonObject(with: body)) != nil
    return !isWhole && (text.isEmpty || text.hasPrefix("{"))
      ? .truncated : .unreadable
  }
}

extension [MusicVideo] {
  /// The videos, if no more were found than can be shown.
  ///
  /// - Throws: ``CatalogError/tooMany(_:limit:)``.
  func withinLimit() throws(CatalogError) -> Self {
    guard count <= CatalogAnswer.limit else {
      throw .tooMany(count, limit: CatalogAnswer.limit)
    }
    return self
  }
}
