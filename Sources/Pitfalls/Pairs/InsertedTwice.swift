import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let insertedTwice = Pitfall(
    name: "inserted-twice",
    trouble: """
      An identity that is minted for each search makes a known video a \
      stranger: its star is hollow again, and a tap adds it once more.
      """,
    sources: [.reconstruction], rules: [.uniqueValues],
    pairs: ScreenPair(
      fixture: .musicVideos,
      preparation: [
        .user(
          #"type "moonlit" into "Search""#, #"submit "Search""#,
          #"tap "Harbour Cats - Moonlit Pier""#)
      ],
      steps: [
        .user(#"tap "☆ Not in playlist""#),
        .user(#"submit "Search""#, #"tap "Harbour Cats - Moonlit Pier""#),
        .attempt(#"tap "☆ Not in playlist""#),
        .user(#"tap "Playlist""#),
      ],
      broken: Pattern(broken: "inserted-twice") { services in
        MusicVideosOfStrangers(catalog: MintingCatalog(of: services.catalog))
      },
      expectation: Expectation(
        extraLines: ["Harbour Cats - Moonlit Pier"],
        failingClauses: ["V7", "V8", "V11"])),
    question: "Which field of a search result is its identity?",
    answer: """
      One that its source vouches for: here the catalog's number of the \
      track. A UUID that is made while decoding names the answer, not the \
      video. The store has the same question: with .unique on that number \
      there is no second entry, whoever forgets to look; SwiftData changes the \
      first one, and here the save is refused.
      """)
}

/// A catalog whose videos get a new number with every answer.
@MainActor private final class MintingCatalog: MusicCatalog {
  private let catalog: any MusicCatalog
  private var minted = 1_000_000

  init(of catalog: any MusicCatalog) {
    self.catalog = catalog
  }

  @MainActor func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    let videos = try await catalog.videos(matching: query)
    minted += videos.count
    return videos.enumerated().map { index, video in
      MusicVideo(
        id: minted + index, artist: video.artist, track: video.track,
        genre: video.genre)
    }
  }
}

private struct MusicVideosOfStrangers: View {
  let catalog: any MusicCatalog
  @Environment(\.modelContext) private var modelContext
  @Query(sort: PlaylistEntry.order) private var playlist: [PlaylistEntry]

  var body: some View {
    MusicVideosLayout(
      catalog: catalog, playlist: playlist,
      starTapped: { modelContext.toggle($0, in: playlist) },
      rowsDeleted: { $0.forEach { modelContext.delete(playlist[$0]) } },
      deleteAllButtonTapped: { playlist.forEach(modelContext.delete) })
  }
}
