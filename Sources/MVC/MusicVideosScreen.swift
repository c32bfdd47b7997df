import Components
import Model
import TextUI

/// The music videos screen as a controller that owns a search, a detail and a
/// playlist.
public final class MusicVideosScreen: ViewController {
  let search: CatalogSearch
  let detail: MusicVideoDetail
  let playlist: Playlist

  public init(modelContext: ModelContext, catalog: any MusicCatalog) {
    let detail = MusicVideoDetail(modelContext: modelContext)
    self.detail = detail
    search = CatalogSearch(catalog: catalog) { detail.video = $0 }
    playlist = Playlist(modelContext: modelContext)
  }

  // MARK: - Renderer

  public var contentView: ContentView { ContentView(controller: self) }

  public struct ContentView: View {
    @ObservedObject var controller: MusicVideosScreen

    public var body: some View {
      TabView {
        Tab("Search") {
          AdaptiveStack(lines: 1, columns: 4) {
            controller.search.contentView
            controller.detail.contentView
          }
        }
        Tab("Playlist") {
          controller.playlist.contentView
        }
      }
      .navigationTitle("Music videos")
    }
  }
}

// MARK: - Search

/// A search of the catalog: it tells its parent which video is chosen.
final class CatalogSearch: ViewController {
  @Published var query = ""
  @Published private(set) var submission: Submission?
  @Published var results = SearchResults.none
  private let catalog: any MusicCatalog
  private let videoChosen: (MusicVideo) -> Void

  init(
    catalog: any MusicCatalog, videoChosen: @escaping (MusicVideo) -> Void
  ) {
    self.catalog = catalog
    self.videoChosen = videoChosen
  }

  // MARK: Actions

  func searchSubmitted() {
    guard let next = Submission(query, after: submission) else { return }  // V1
    submission = next
    results = .searching
  }

  func search() async {
    // When the tab is shown again, what was found is not searched for again.
    guard let submission, results == .searching else { return }
    let found = await catalog.results(of: submission)
    guard !Task.isCancelled else { return }  // V5
    results = found
  }

  func videoTapped(_ video: MusicVideo) {
    videoChosen(video)
  }

  // MARK: - Renderer

  var contentView: ContentView { ContentView(controller: self) }

  struct ContentView: View {
    @ObservedObject var controller: CatalogSearch

    var body: some View {
      List {
        SearchStatus(controller.results)  // V2, V3
        ForEach(controller.results.videos) { video in
          Button {
            controller.videoTapped(video)
          } label: {
            MusicVideoRow(video)
          }
        }
      }
      .searchable(text: $controller.query, prompt: "artist or title")
      .onSubmit(of: .search, controller.searchSubmitted)
      .task(id: controller.submission) { await controller.search() }
      .alert($controller.results.failure)  // V4
    }
  }
}

// MARK: - Detail

/// A video and its star: the parent controller says which.
final class MusicVideoDetail: ViewController {
  @Published var video: MusicVideo?
  let entries: ResultsObserver<PlaylistEntry, Never>
  private let modelContext: ModelContext

  init(modelContext: ModelContext) {
    self.modelContext = modelContext
    entries = ResultsObserver(observing: FetchDescriptor(), in: modelContext)
  }

  // MARK: Actions

  func starTapped(_ video: MusicVideo) {
    modelContext.toggle(video, in: entries.results)  // V7
  }

  // MARK: - Renderer

  var contentView: ContentView { ContentView(controller: self) }

  struct ContentView: View {
    @ObservedObject var controller: MusicVideoDetail

    var body: some View {
      if let video = controller.video {  // V6
        VStack {
          Heading("Detail")
          MusicVideoCard(video)
          Button(controller.entries.results.star(of: video)) {
            controller.starTapped(video)
          }
        }
      }
    }
  }
}

// MARK: - Playlist

/// The videos that are kept.
final class Playlist: ViewController {
  let entries: ResultsObserver<PlaylistEntry, Never>
  private let modelContext: ModelContext

  init(modelContext: ModelContext) {
    self.modelContext = modelContext
    entries = ResultsObserver(
      observing: FetchDescriptor(sortBy: PlaylistEntry.order),
      in: modelContext)
  }

  // MARK: Actions

  func entriesDeleted(_ entries: [PlaylistEntry]) {
    entries.forEach(modelContext.delete)
  }

  func deleteAllButtonTapped() {
    entries.results.forEach(modelContext.delete)
  }

  // MARK: - Renderer

  var contentView: ContentView { ContentView(controller: self) }

  struct ContentView: View {
    @ObservedObject var controller: Playlist

    var body: some View {
      let playlist = controller.entries.results
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
            controller.entriesDeleted(offsets.map { playlist[$0] })
          }
        }
        Button("Delete all", action: controller.deleteAllButtonTapped)
          .disabled(playlist.isEmpty)
      }
    }
  }
}
