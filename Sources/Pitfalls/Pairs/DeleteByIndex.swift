import Foundation
import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let deleteByIndex = Pitfall(
    name: "delete-by-index",
    trouble: """
      An index from the screen, used on a fetch of one's own, is that of \
      another row: what is deleted is not what was swiped.
      """,
    sources: [.reconstruction], rules: [.noOrder],
    pairs: ScreenPair(
      fixture: .musicVideos,
      preparation: [
        .elsewhere("two videos are added") { context in
          for (id, artist) in [(1, "새소년"), (2, "Ada")] {
            context.insert(
              PlaylistEntry(
                MusicVideo(id: id, artist: artist, track: "A", genre: "Pop")))
          }
        },
        .user(#"tap "Playlist""#),
      ],
      steps: [.user(#"delete "Ada - A""#)],
      broken: Pattern(broken: "delete-by-index") { services in
        MusicVideosByIndex(catalog: services.catalog)
      },
      expectation: Expectation(
        extraLines: ["Ada - A"], missingLines: ["새소년 - A"],
        failingClauses: ["V8"])),
    question: "With one sort for both lists it would work. Would it be right?",
    answer: """
      Until something is saved between the drawing and the fetch: then the \
      second list is longer than the first. Look the index up in the array \
      that was drawn, at once, and go on with the object: an object is the \
      same one in every list.
      """)
}

private struct MusicVideosByIndex: View {
  let catalog: any MusicCatalog
  @Environment(\.modelContext) private var modelContext
  @Query(sort: PlaylistEntry.order) private var playlist: [PlaylistEntry]

  private func rowsDeleted(_ offsets: IndexSet) {
    guard
      let entries = try? modelContext.fetch(FetchDescriptor<PlaylistEntry>())
    else { return }
    for offset in offsets {
      modelContext.delete(entries[offset])
    }
  }

  var body: some View {
    MusicVideosLayout(
      catalog: catalog, playlist: playlist,
      starTapped: { modelContext.toggle($0, in: playlist) },
      rowsDeleted: rowsDeleted,
      deleteAllButtonTapped: { playlist.forEach(modelContext.delete) })
  }
}
