import Foundation
import Model
import ModelUI
import Testing
import TextUI

/// Rule 25: containers that a modifier makes, and why one can't be made.
@MainActor
@Suite struct `Conformance: containers` {
  // https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)
  @Test func `a container is made once for a view`() throws {
    var setups = 0
    let screen = Screen {
      Refreshed {
        AddsSongs().modelContainer(for: Song.self, inMemory: true) { result in
          setups += (try? result.get()) == nil ? 0 : 1
        }
      }
    }
    try screen.tap("Add")

    try screen.tap("Refresh")

    #expect(screen.text == "[Refresh]\n[Add]\n1")
    #expect(setups == 1)
    #expect(screen.issues.isEmpty)
  }

  // https://developer.apple.com/documentation/swiftui/scene/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)
  @Test func `a scene's container is for its views`() throws {
    let screen = Screen(app: SongApp())

    try screen.tap("Add")

    #expect(screen.text == "[Add]\n1")
    #expect(screen.issues.isEmpty)
  }

  // https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)
  @Test func `without autosave a change stays pending`() throws {
    var container: ModelContainer?
    let screen = Screen {
      AddsSongs().modelContainer(
        for: [Song.self], inMemory: true, isAutosaveEnabled: false
      ) { container = try? $0.get() }
    }

    try screen.tap("Add")

    #expect(container?.mainContext.hasChanges == true)
  }

  // https://developer.apple.com/forums/thread/757078
  @Test func `why a container can't be made is told, and recorded`() throws {
    var reason: (any Error)?
    let screen = Screen {
      AddsSongs().modelContainer(
        for: [Song.self, Song.self], inMemory: true
      ) { result in
        if case .failure(let error) = result { reason = error }
      }
    }
    let error = try #require(reason as? StorageError)

    #expect("\(error)".contains("Song"))
    #expect(screen.text == "[Add]\n0")
    #expect(screen.issues.first == .storage("\(error)"))
  }
}

// MARK: - Views

private struct SongApp: App {
  var body: some Scene {
    WindowGroup { AddsSongs() }
      .modelContainer(for: [Song.self, Singer.self], inMemory: true)
  }
}

private struct AddsSongs: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var songs: [Song]

  var body: some View {
    Button("Add") { modelContext.insert(Song("ditto")) }
    Text("\(songs.count)")
  }
}

private struct Refreshed<Content: View>: View {
  @State private var count = 0
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button("Refresh") { count += 1 }
    VStack { content() }.disabled(count < 0)
  }
}
