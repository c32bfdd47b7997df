import Foundation

/// A catalog of made-up videos, which is always there.
public struct BundledCatalog: MusicCatalog {
  private static let answers = [hangul, latin]

  public init() {}

  public nonisolated(nonsending) func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    let words = query.split(whereSeparator: \.isWhitespace).map(String.init)
    return try Self.everything().filter { video in
      let text = "\(video.artist) \(video.track)"
      return words.allSatisfy(text.containsIgnoringCase)
    }
    .withinLimit()
  }

  private static func everything() throws(CatalogError) -> [MusicVideo] {
    var videos: [MusicVideo] = []
    for answer in answers {
      videos += try CatalogAnswer(Data(answer.utf8)).videos
    }
    return videos
  }
}
