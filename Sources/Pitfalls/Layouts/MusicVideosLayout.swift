import Components
import Foundation
import Model
import TextUI

/// What the music videos screen shows, whoever keeps the playlist.
struct MusicVideosLayout: View {
  let catalog: any MusicCatalog
  let playlist: [PlaylistEntry]
  let starTapped: (MusicVideo) -> Void
  let rowsDeleted: (IndexSet) -> Void
  let deleteAllButtonTapped: () -> Void

  @State private var query = ""
  @State private var submission: Submission?
  @State private var results = SearchResults.none
  @State private var selection: MusicVideo?

  private func searchSubmitted() {
    guard let next = Submission(query, after: submission) else { return }
    submission = next
    results = .searching
  }

  private func search() async {
    guard let submission, results == .searching else { return }
    let found = await catalog.results(of: submission)
    guard !Task.isCancelled else { return }
    results = found
  }

  var body: some View {
    TabView {
      Tab("Search") {
        AdaptiveStack(lines: 1, columns: 4) {
          List {
            SearchStatus(results)
            ForEach(results.videos) { video in
              Button {
                selection = video
              } label: {
                MusicVideoRow(video)
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .searchable(text: $query, prompt: "artist or title")
          .onSubmit(of: .search, searchSubmitted)
          .task(id: submission) { await search() }
          .alert($results.failure)
          if let video = selection {
            VStack {
              Heading("Detail")
              MusicVideoCard(video)
              Button(playlist.star(of: video)) {
                starTapped(video)
              }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      Tab("Playlist") {
        VStack(spacing: 1) {
          List {
            if playlist.isEmpty {
              ContentUnavailableView(
                "No music videos", systemImage: "music.note.tv")
            }
            ForEach(playlist) { entry in
              MusicVideoRow(entry.video)
            }
            .onDelete(perform: rowsDeleted)
          }
          Button("Delete all", action: deleteAllButtonTapped)
            .disabled(playlist.isEmpty)
        }
      }
    }
    .navigationTitle("Music videos")
  }
}
