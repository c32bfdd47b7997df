import Foundation
import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let deleteByOffsets = Pitfall(
    name: "delete-by-offsets",
    trouble: """
      Offsets that are deleted one by one shift those behind them: every other \
      row stays, or the program ends at an offset that is too large.
      """,
    sources: [.offsets], rules: [.offsetsOfADeletion],
    pairs: ScreenPair(
      fixture: .musicVideos, preparation: fourVideos,
      steps: [.user(#"tap "Delete all""#)],
      broken: Pattern(broken: "delete-by-offsets") { services in
        MusicVideosByOffsets(services, isCareful: true)
      },
      expectation: Expectation(
        extraLines: ["Ada - B", "Ada - D", "[Delete all]"],
        missingLines: ["  No music videos", "Delete all (disabled)"],
        failingClauses: ["V9"])),
    ScreenPair(
      fixture: .musicVideos, preparation: fourVideos,
      steps: [.user(#"tap "Delete all""#)],
      broken: Pattern(broken: "delete-by-offsets") { services in
        MusicVideosByOffsets(services, isCareful: false)
      },
      expectation: Expectation(
        extraLines: ["The program ends."],
        missingLines: [
          "Music videos", "────────────", "Search  ‹Playlist›", "",
          "  No music videos", "", "Delete all (disabled)",
        ],
        trap: "Index out of range", failingClauses: ["V9"])),
    question: """
      The post's loop traps, and with a check of the index it doesn't. Is it \
      mended?
      """,
    answer: """
      No, it is only harder to see: rows stay, and for some offsets the wrong \
      ones go. Turn offsets into objects before the first is deleted, for a \
      list that follows the store changes with each delete; of an array, \
      remove(atOffsets:) removes them all at once.
      """)

  private static let fourVideos: [Step] = [
    .elsewhere("four videos are added") { context in
      for (id, track) in ["A", "B", "C", "D"].enumerated() {
        context.insert(
          PlaylistEntry(
            MusicVideo(id: id, artist: "Ada", track: track, genre: "Pop")))
      }
    },
    .user(#"tap "Playlist""#),
  ]
}

/// Follows the playlist: it is shorter after each delete.
private final class PlaylistModel: ObservableObject {
  private let modelContext: ModelContext
  private let observer: ResultsObserver<PlaylistEntry, Never>
  private let isCareful: Bool

  init(_ modelContext: ModelContext, isCareful: Bool) {
    self.modelContext = modelContext
    self.isCareful = isCareful
    observer = ResultsObserver(
      observing: FetchDescriptor(sortBy: PlaylistEntry.order),
      in: modelContext)
  }

  var playlist: [PlaylistEntry] { observer.results }

  func starTapped(_ video: MusicVideo) {
    modelContext.toggle(video, in: playlist)
  }

  func rowsDeleted(_ offsets: IndexSet) {
    for offset in offsets {
      if isCareful, !playlist.indices.contains(offset) { continue }
      modelContext.delete(playlist[offset])
    }
  }

  func deleteAllButtonTapped() {
    rowsDeleted(IndexSet(playlist.indices))
  }
}

private struct MusicVideosByOffsets: View {
  @StateObject private var model: PlaylistModel
  private let catalog: any MusicCatalog

  init(_ services: Services, isCareful: Bool) {
    _model = StateObject(
      wrappedValue: PlaylistModel(
        services.container.mainContext, isCareful: isCareful))
    catalog = services.catalog
  }

  var body: some View {
    MusicVideosLayout(
      catalog: catalog, playlist: model.playlist,
      starTapped: model.starTapped, rowsDeleted: model.rowsDeleted,
      deleteAllButtonTapped: model.deleteAllButtonTapped)
  }
}
