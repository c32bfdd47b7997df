import Components
import Model
import ModelUI
import TextUI

/// The music videos screen as one view that asks the catalog and the store
/// itself.
public struct MusicVideosScreen: View {
  @Environment(\.modelContext) private var modelContext
  @Environment(\.musicCatalog) private var catalog
  @Query(sort: PlaylistEntry.order) private var playlist: [PlaylistEntry]
  @State private var query = ""
  @State private var submission: Submission?
  @State private var results = SearchResults.none
  @State private var selection: MusicVideo?

  public init() {}

  // MARK: Actions

  private func searchSubmitted() {
    guard let next = Submission(query, after: submission) else { return }  // V1
    submission = next
    results = .searching
  }

  private func search() async {
    // When the tab is shown again, what was found is not searched for again.
    guard let submission, results == .searching else { return }
    let found = await catalog.results(of: submission)
    guard !Task.isCancelled else { return }  // V5
    results = found
  }

  private func videoTapped(_ video: MusicVideo) {
    selection = video
  }

  private func starTapped(_ video: MusicVideo) {
    modelContext.toggle(video, in: playlist)  // V7
  }

  private func entriesDeleted(_ entries: [PlaylistEntry]) {
    entries.forEach(modelContext.delete)
  }

  private func deleteAllButtonTapped() {
    playlist.forEach(modelContext.delete)
  }

  // MARK: Body

  public var body: some View {
    TabView {
      Tab("Search") {
        AdaptiveStack(lines: 1, columns: 4) {
          List {
            SearchStatus(results)  // V2, V3
            ForEach(results.videos) { video in
              Button {
                videoTapped(video)
              } label: {
                MusicVideoRow(video)
              }
            }
          }
          .searchable(text: $query, prompt: "artist or title")
          .onSubmit(of: .search, searchSubmitted)
          .task(id: submission) { await search() }
          .alert($results.failure)  // V4
          if let video = selection {  // V6
            VStack {
              Heading("Detail")
              MusicVideoCard(video)
              Button(playlist.star(of: video)) {
                starTapped(video)
              }
            }
          }
        }
      }
      Tab("Playlist") {
        VStack(spacing: 1) {
          List {
            if playlist.isEmpty {
              ContentUnavailableView(
                "No music videos", systemImage: "music.note.tv")  // V9
            }
            ForEach(playlist) { entry in  // V8, V11
              MusicVideoRow(entry.video)
            }
            .onDelete { offsets in
              entriesDeleted(offsets.map { playlist[$0] })
            }
          }
          Button("Delete all", action: deleteAllButtonTapped)
            .disabled(playlist.isEmpty)
        }
      }
    }
    .navigationTitle("Music videos")
  }
}
