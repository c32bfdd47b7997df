import Foundation
import Model
import ModelUI
import Testing
import TextUI

/// Rules 8d and 9n, reports 11 and 12: whom a change of the store reaches.
@MainActor
@Suite struct `Conformance: changes of the store` {
  // https://developer.apple.com/forums/thread/774561 (9n, report 11)
  @Test func `a save of one entity runs no body of another's query`() throws {
    let container = try ModelContainer.music()
    let screen = Screen {
      VStack {
        Titles()
        Names()
      }
      .modelContainer(container)
    }

    container.mainContext.insert(Singer("Kim"))
    screen.settle()
    try container.elsewhere { $0.insert(Singer("Lee")) }

    #expect(screen.text == "songs:\nsingers: Kim Lee")
    #expect(screen.bodyCount(of: Names.self) == 3)
    #expect(screen.bodyCount(of: Titles.self) == 1)
  }

  // https://developer.apple.com/videos/play/wwdc2023/10195/ (9n)
  @Test func `a property of a model runs only the bodies that read it`() throws
  {
    let container = try ModelContainer.music()
    let songs = ["a", "b"].map { Song($0) }
    songs.forEach(container.mainContext.insert)
    let screen = Screen {
      VStack {
        Held(song: songs[0])
        Lengths(song: songs[0])
        Held(song: songs[1])
      }
      .modelContainer(container)
    }

    songs[0].title = "c"

    #expect(screen.text == "held: c\n0.0\nheld: b")
    #expect(screen.bodyCount(of: Held.self) == 3)
    #expect(screen.bodyCount(of: Lengths.self) == 1)
  }

  // https://developer.apple.com/forums/thread/834972 (8d, report 12)
  @Test func `an observer and a query show the same after one update`() throws {
    let container = try ModelContainer.music()
    let observer = ResultsObserver(
      observing: FetchDescriptor<Song>(), in: container.mainContext)
    let screen = Screen {
      Both(observer: observer).modelContainer(container)
    }

    container.mainContext.insert(Song("ditto"))
    screen.settle()

    #expect(screen.text == "ditto = ditto")
    #expect(screen.bodyCount(of: Both.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftdata/resultsobserver/init(fetchdescriptor:modelcontainer:isolation:) (8d; it follows from the context of its own)
  @Test func `an observer in another context sees what is saved`() throws {
    let container = try ModelContainer.music(isSaving: false)
    let observer = ResultsObserver(
      observing: FetchDescriptor<Song>(), in: ModelContext(container))
    let screen = Screen {
      Both(observer: observer).modelContainer(container)
    }

    container.mainContext.insert(Song("ditto"))
    #expect(screen.text == "ditto =")

    try container.mainContext.save()
    observer.modelContext.processPendingChanges()
    #expect(screen.text == "ditto = ditto")
    #expect(screen.bodyCount(of: Both.self) == 3)
  }
}

// MARK: - Views

private struct Lengths: View {
  let song: Song

  var body: some View { Text("\(song.length)") }
}

private struct Both: View {
  @Query private var songs: [Song]
  let observer: ResultsObserver<Song, Never>

  var body: some View {
    Text("\(songs.titles) = \(observer.results.titles)")
  }
}
