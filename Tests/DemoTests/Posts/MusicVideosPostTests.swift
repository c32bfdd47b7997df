import Model
import ModelUI
import Testing
import TextUI

@testable import post_000_music_videos

/// What the post about `@Query` makes of a view without one.
@MainActor
@Suite struct `The view of the post about music videos` {
  private let container: ModelContainer
  private let screen: Screen

  init() throws {
    container = try ModelContainer(
      for: MusicVideoEntity.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    screen = Screen { [container] in
      MusicVideoView(storage: ContextMusicVideoStorage())
        .modelContainer(container)
    }
  }

  private func insertElsewhere(_ trackName: String) throws {
    let context = ModelContext(container)
    context.insert(
      MusicVideoEntity(
        MusicVideo(artistName: "NewJeans", trackName: trackName)))
    try context.save()
  }

  @Test func `misses what is added elsewhere until it adds itself`() throws {
    try insertElsewhere("OMG")
    screen.settle()
    #expect(screen.text == "[Insert] [Delete]")

    try screen.tap("Insert")

    #expect(
      screen.text == "NewJeans OMG\nNewJeans Ditto\n[Insert] [Delete]")
    #expect(screen.issues.isEmpty)
  }

  @Test func `deletes the first video, and reads again`() throws {
    try insertElsewhere("OMG")
    try screen.tap("Insert")
    // Otherwise “Delete” would end the tests.
    try #require(screen.text.hasPrefix("NewJeans OMG\nNewJeans Ditto\n"))

    try screen.tap("Delete")

    #expect(screen.text == "NewJeans Ditto\n[Insert] [Delete]")
  }

  @Test func `shows at first what is stored`() throws {
    try insertElsewhere("OMG")

    let relaunched = Screen {
      MusicVideoView(storage: ContextMusicVideoStorage())
        .modelContainer(container)
    }

    #expect(relaunched.text == "NewJeans OMG\n[Insert] [Delete]")
  }
}
