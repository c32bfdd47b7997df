import Foundation

/// A catalog of made-up videos, which is always there.
public struct BundledCatalog: MusicCatalog {
  private static let answers = [hangul, latin]

  public init() {}

  public nonisolated(nonsending) func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    let words = query.split(separator: " ").map(String.init)
    let found = try Self.everything().filter { video in
      let text = "\(video.artist) \(video.track)"
      return words.allSatisfy(text.containsIgnoringCase)
    }
    return Array(found.prefix(CatalogAnswer.limit))
  }

  private static func everything() throws(CatalogError) -> [MusicVideo] {
    var videos: [MusicVideo] = []
    for answer in answers {
      videos += try CatalogAnswer(Data(answer.utf8)).videos
    }
    return videos
  }
}
