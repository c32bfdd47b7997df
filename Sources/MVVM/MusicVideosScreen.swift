import Components
import Model
import TextUI

/// The music videos screen as a view that is generic over its view model.
public struct MusicVideosScreen<ViewModel: MusicVideosViewModel>: View {
  @StateObject private var viewModel: ViewModel

  public init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  // MARK: Body

  public var body: some View {
    TabView {
      Tab("Search") {
        AdaptiveStack(lines: 1, columns: 4) {
          List {
            SearchStatus(viewModel.results)  // V2, V3
            ForEach(viewModel.results.videos) { video in
              Button {
                viewModel.videoTapped(video)
              } label: {
                MusicVideoRow(video)
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .searchable(text: $viewModel.query, prompt: "artist or title")
          .onSubmit(of: .search, viewModel.searchSubmitted)
          .task(id: viewModel.submission) { await viewModel.search() }
          .alert($viewModel.results.failure)  // V4
          if let video = viewModel.selection {  // V6
            VStack {
              Heading("Detail")
              MusicVideoCard(video)
              Button(viewModel.playlist.star(of: video)) {
                viewModel.starTapped(video)
              }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      Tab("Playlist") {
        VStack(spacing: 1) {
          List {
            if viewModel.playlist.isEmpty {
              ContentUnavailableView(
                "No music videos", systemImage: "music.note.tv")  // V9
            }
            ForEach(viewModel.playlist) { entry in  // V8, V11
              MusicVideoRow(entry.video)
            }
            .onDelete { offsets in
              viewModel.entriesDeleted(offsets.map { viewModel.playlist[$0] })
            }
          }
          Button("Delete all", action: viewModel.deleteAllButtonTapped)
            .disabled(viewModel.playlist.isEmpty)
        }
      }
    }
    .navigationTitle("Music videos")
  }
}

// MARK: - View models

/// What the music videos screen asks of its view model.
@MainActor
public protocol MusicVideosViewModel: ObservableObject {
  /// What is typed in the field, submitted or not.
  var query: String { get set }
  /// What was last searched for; a change of it starts a search.
  var submission: Submission? { get }
  /// What has come of it; closing the alert takes a failure away.
  var results: SearchResults { get set }
  /// The video whose card is shown.
  var selection: MusicVideo? { get }
  var playlist: [PlaylistEntry] { get }

  func searchSubmitted()
  /// Asks the catalog, if the submission still waits for its results.
  func search() async
  func videoTapped(_ video: MusicVideo)
  func starTapped(_ video: MusicVideo)
  func entriesDeleted(_ entries: [PlaylistEntry])
  func deleteAllButtonTapped()
}

/// Searches a catalog, and follows the playlist in a store.
public final class CatalogMusicVideosViewModel: MusicVideosViewModel {
  @Published public var query = ""
  @Published public private(set) var submission: Submission?
  @Published public var results = SearchResults.none
  @Published public private(set) var selection: MusicVideo?
  private let modelContext: ModelContext
  private let catalog: any MusicCatalog
  private let entries: ResultsObserver<PlaylistEntry, Never>

  public init(modelContext: ModelContext, catalog: any MusicCatalog) {
    self.modelContext = modelContext
    self.catalog = catalog
    entries = ResultsObserver(
      observing: FetchDescriptor(sortBy: PlaylistEntry.order),
      in: modelContext)
  }

  public var playlist: [PlaylistEntry] { entries.results }

  // MARK: Actions

  public func searchSubmitted() {
    guard let next = Submission(query, after: submission) else { return }  // V1
    submission = next
    results = .searching
  }

  public func search() async {
    // When the tab is shown again, what was found is not searched for again.
    guard let submission, results == .searching else { return }
    let found = await catalog.results(of: submission)
    guard !Task.isCancelled else { return }  // V5
    results = found
  }

  public func videoTapped(_ video: MusicVideo) {
    selection = video
  }

  public func starTapped(_ video: MusicVideo) {
    modelContext.toggle(video, in: playlist)  // V7
  }

  public func entriesDeleted(_ entries: [PlaylistEntry]) {
    entries.forEach(modelContext.delete)
  }

  public func deleteAllButtonTapped() {
    playlist.forEach(modelContext.delete)
  }
}
