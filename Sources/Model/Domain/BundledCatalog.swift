import Foundation

/// A catalog of made-up videos, which is always there.
public struct BundledCatalog: MusicCatalog {
  private static let answers = [hangul, latin]

  public init() {}

  public nonisolated(nonsending) func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    let words = query.lowercased().split(separator: " ")
    let found = try Self.everything().filter { video in
      let text = "\(video.artist) \(video.track)".lowercased()
      return words.allSatisfy { Self.isPart($0, of: text) }
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

  // Generic, so that it is the standard library's: to it composed and
  // decomposed Hangul are alike.
  private static func isPart<Part: Collection, Text: Collection>(
    _ part: Part, of text: Text
  ) -> Bool where Part.Element == Text.Element, Part.Element: Equatable {
    text.contains(part)
  }
}
