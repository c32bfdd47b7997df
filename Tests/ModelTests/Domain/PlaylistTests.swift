import Foundation
import Model
import Testing

@Suite struct `The playlist` {
  private let context: ModelContext

  init() throws {
    context = ModelContext(
      try ModelContainer(
        for: .workbench,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
  }

  @Test func `keeps a video as it was`() {
    #expect(PlaylistEntry(.loops).video == .loops)
  }

  @Test func `has a video or not, by its number`() throws {
    context.toggle(.loops, in: try playlist())
    #expect(try playlist().contains(.loops))
    #expect(try !playlist().contains(.namesake))

    context.toggle(.renamed, in: try playlist())
    #expect(try playlist().isEmpty)
  }

  @Test func `is ordered by artist, track and time`() throws {
    let videos = [MusicVideo.korean, .namesake, .loops, .first]
    for video in videos {
      context.toggle(video, in: try playlist())
    }

    #expect(
      try playlist().map(\.video) == [.first, .namesake, .loops, .korean])
  }

  @Test func `has a video once that was added twice`() throws {
    context.insert(PlaylistEntry(.loops))
    context.insert(PlaylistEntry(.renamed))

    try context.save()

    #expect(try playlist().map(\.video) == [.renamed])
  }

  @Test func `fits into a store that was made before there was one`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "roster-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    try open(file, Schema([Score.self])) {
      $0.insert(Score(TeamMember.sheet[0]))
    }

    try open(file, .workbench) { $0.insert(PlaylistEntry(.loops)) }

    try open(file, .workbench) { context in
      let scores = try context.fetchCount(FetchDescriptor<Score>())
      let entries = try context.fetchCount(FetchDescriptor<PlaylistEntry>())
      #expect((scores, entries) == (1, 1))
    }
  }

  private func open(
    _ file: URL, _ schema: Schema, change: (ModelContext) throws -> Void
  ) throws {
    let context = ModelContext(
      try ModelContainer(
        for: schema, configurations: ModelConfiguration(url: file)))
    try change(context)
    try context.save()
  }

  private func playlist() throws -> [PlaylistEntry] {
    try context.fetch(FetchDescriptor(sortBy: PlaylistEntry.order))
  }
}

extension MusicVideo {
  fileprivate static let loops =
    MusicVideo(id: 1, artist: "Ada", track: "Loops", genre: "Pop")
  fileprivate static let namesake =
    MusicVideo(id: 2, artist: "Ada", track: "Loops", genre: "Rock")
  fileprivate static let renamed =
    MusicVideo(id: 1, artist: "Ada L.", track: "Loops (Live)", genre: "Pop")
  fileprivate static let first =
    MusicVideo(id: 3, artist: "Ada", track: "A", genre: "Pop")
  fileprivate static let korean =
    MusicVideo(id: 4, artist: "가수", track: "노래", genre: "인디")
}
