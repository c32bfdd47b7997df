import Foundation
import Model
import Specification
import TextUI

nonisolated extension Pitfall {
  static let deleteByOffsets = Pitfall(
    name: "delete-by-offsets",
    trouble: """
      Offsets that are deleted one by one shift those behind them: of all the \
      rows to be deleted, every other one stays.
      """,
    source: .offsets,
    pairs: ScreenPair(
      fixture: .musicVideos,
      preparation: [
        .elsewhere("four videos are added") { context in
          for (id, track) in ["A", "B", "C", "D"].enumerated() {
            context.insert(
              PlaylistEntry(
                MusicVideo(id: id, artist: "Ada", track: track, genre: "Pop")))
          }
        },
        .user(#"tap "Playlist""#),
      ],
      steps: [.user(#"tap "Delete all""#)],
      broken: Pattern(broken: "delete-by-offsets") { services in
        MusicVideosByOffsets(
          model: PlaylistModel(services.container.mainContext),
          catalog: services.catalog)
      },
      expectation: Expectation(
        extraLines: ["Ada - B", "Ada - D", "[Delete all]"],
        missingLines: ["  No music videos", "Delete all (disabled)"],
        failingClauses: ["V9"])),
    question: "The post's loop has no check of the index. What does it do?",
    answer: """
      It traps at the first index beyond the shortened list; with the check \
      the trouble is only harder to see. Turn offsets into objects before the \
      first is deleted, as remove(atOffsets:) does for an array: a list that \
      follows the store changes with each delete.
      """)
}

/// Follows the playlist: it is shorter after each delete.
private final class PlaylistModel: ObservableObject {
  private let modelContext: ModelContext
  private let observer: ResultsObserver<PlaylistEntry, Never>

  init(_ modelContext: ModelContext) {
    self.modelContext = modelContext
    observer = ResultsObserver(
      observing: FetchDescriptor(sortBy: PlaylistEntry.order),
      in: modelContext)
  }

  var playlist: [PlaylistEntry] { observer.results }

  func starTapped(_ video: MusicVideo) {
    modelContext.toggle(video, in: playlist)
  }

  func rowsDeleted(_ offsets: IndexSet) {
    for offset in offsets where playlist.indices.contains(offset) {
      modelContext.delete(playlist[offset])
    }
  }

  func deleteAllButtonTapped() {
    rowsDeleted(IndexSet(playlist.indices))
  }
}

private struct MusicVideosByOffsets: View {
  @StateObject var model: PlaylistModel
  let catalog: any MusicCatalog

  var body: some View {
    MusicVideosLayout(
      catalog: catalog, playlist: model.playlist,
      starTapped: model.starTapped, rowsDeleted: model.rowsDeleted,
      deleteAllButtonTapped: model.deleteAllButtonTapped)
  }
}
