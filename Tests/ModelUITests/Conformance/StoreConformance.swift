import Foundation
import Model
import ModelUI
import Testing
import TextUI

/// Rules 9, 24 and 25, reports 13 and 15–18: contexts, saves and views.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct `Conformance: stores` {
  // https://github.com/3lvis/SwiftSync/pull/629 (9l, report 13; disputed for SwiftData)
  @Test func `a held model takes in what another context has saved`() throws {
    let container = try ModelContainer.music()
    let song = Song("mine")
    container.mainContext.insert(song)
    let screen = Screen { Held(song: song).modelContainer(container) }

    try container.elsewhere { try #require($0.songs.first).title = "theirs" }
    screen.settle()

    #expect(screen.text == "held: theirs")
    #expect(screen.bodyCount(of: Held.self) == 2)
  }

  // https://github.com/3lvis/SwiftSync/pull/629 (9l, report 13)
  @Test func `a pending change stays when another context saves`() throws {
    let container = try ModelContainer.music(isSaving: false)
    let song = Song("first")
    container.mainContext.insert(song)
    try container.mainContext.save()
    let screen = Screen { Held(song: song).modelContainer(container) }

    song.title = "mine"
    try container.elsewhere { try #require($0.songs.first).title = "theirs" }

    #expect(screen.text == "held: mine")
    container.mainContext.rollback()
    #expect(screen.text == "held: theirs")
    #expect(screen.bodyCount(of: Held.self) == 3)
  }

  // https://github.com/everpcpc/KMReader/pull/862 (report 15)
  @Test func `a query and saves in the background come to an end`()
    async throws
  {
    let container = try ModelContainer.music()
    let screen = Screen { Titles().modelContainer(container) }
    let writer = Task.detached {
      let context = ModelContext(container)
      for _ in 1...100 {
        context.insert(Song("b"))
        try context.save()
      }
    }

    for _ in 1...100 {
      container.mainContext.insert(Song("a"))
      screen.settle()
      await Task.yield()
    }
    try await writer.value
    screen.settle()

    let titles = screen.text.filter { "ab".contains($0) }
    #expect(titles.count == 200)
    #expect(screen.issues.isEmpty)
  }

  // https://developer.apple.com/forums/thread/731665 (9c, report 16)
  @Test func `an autosave that fails is shown, and tried again`() throws {
    let container = try ModelContainer.music()
    let screen = Screen { Autosaves().modelContainer(container) }

    try screen.tap("Insert nan")
    #expect(screen.text == "[Insert nan]\n[Mend]\nrefused, pending")
    #expect(try ModelContext(container).songs.isEmpty)

    try screen.tap("Mend")
    #expect(screen.text == "[Insert nan]\n[Mend]\nsaved")
    #expect(try ModelContext(container).songs.count == 1)
  }

  // https://developer.apple.com/forums/thread/835763 (9j, report 17; the error is ours, asked for by the attribute)
  @Test func `a second value is an error that names it`() throws {
    let container = try ModelContainer.music(isSaving: false)
    try container.elsewhere { $0.insert(Singer("Kim", age: 19)) }
    let screen = Screen { Duplicates().modelContainer(container) }

    try screen.tap("Insert")

    #expect(screen.text == "[Insert]\nSinger name 'Kim'")
    let singers = try ModelContext(container).fetch(FetchDescriptor<Singer>())
    #expect(singers.map(\.age) == [19])
    #expect(screen.bodyCount(of: Duplicates.self) == 2)
  }

  // https://developer.apple.com/forums/thread/776645 (9h, report 18; ours: SwiftData may trap)
  @Test func `a sheet goes on with a model that was deleted`() throws {
    let container = try ModelContainer.music()
    let song = Song("ditto")
    container.mainContext.insert(song)
    let screen = Screen { Edits(song: song).modelContainer(container) }
    try screen.tap("Edit")

    try container.elsewhere { try $0.delete(model: Song.self) }
    #expect(screen.text.contains("title: ditto"))

    try screen.tap("Save")
    #expect(screen.text == "[Edit]\nthe song is gone")
    #expect(screen.issues.isEmpty)
  }

  // https://useyourloaf.com/blog/swiftdata-deleting-data/ (9f, 9g)
  @Test func `a deleted model leaves lists at once, its context later`() throws
  {
    let container = try ModelContainer.music(isSaving: false)
    let context = container.mainContext
    let song = Song("ditto")
    context.insert(song)
    try context.save()
    let screen = Screen { Titles().modelContainer(container) }

    context.delete(song)
    #expect(screen.text == "songs:")
    #expect(song.isDeleted)
    #expect(song.modelContext === context)

    try context.save()
    #expect(!song.isDeleted)
    #expect(song.modelContext == nil)
    #expect(screen.bodyCount(of: Titles.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftdata/modelcontext/rollback() (9e; that views follow is ours)
  @Test func `a rollback is shown`() throws {
    let container = try ModelContainer.music(isSaving: false)
    let screen = Screen { Titles().modelContainer(container) }
    container.mainContext.insert(Song("ditto"))
    #expect(screen.text == "songs: ditto")

    container.mainContext.rollback()

    #expect(screen.text == "songs:")
    #expect(screen.bodyCount(of: Titles.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftdata/modelcontainer/maincontext (9a, 24)
  @Test func `views have the main context, which saves by itself`() throws {
    let container = try ModelContainer.music()
    var contexts: [ModelContext] = []
    let screen = Screen {
      ReadsContext { contexts.append($0) }.modelContainer(container)
    }

    try screen.tap("read")

    #expect(contexts.first === container.mainContext)
    #expect(container.mainContext.autosaveEnabled)
    #expect(!ModelContext(container).autosaveEnabled)
  }
}

// MARK: - Views

private struct Autosaves: View {
  @Environment(\.modelContext) private var modelContext
  @State private var song: Song?

  var body: some View {
    Button("Insert nan") {
      let song = Song("ditto")
      song.length = .nan
      modelContext.insert(song)
      self.song = song
    }
    Button("Mend") { song?.length = 1 }
    Text(
      modelContext.autosaveError == nil
        ? "saved"
        : "refused, \(modelContext.hasChanges ? "pending" : "lost")")
  }
}

private struct Duplicates: View {
  @Environment(\.modelContext) private var modelContext
  @State private var message = ""

  var body: some View {
    Button("Insert") {
      modelContext.insert(Singer("Kim", age: 20))
      do {
        try modelContext.save()
      } catch StorageError.notUnique(let entity, let attribute, let value) {
        message = "\(entity) \(attribute) \(value)"
      } catch {
        message = "\(error)"
      }
    }
    Text(message)
  }
}

private struct Edits: View {
  let song: Song
  @State private var isEditing = false
  @State private var message = ""

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        Text("title: \(song.title)")
        Button("Save") {
          message = song.isDeleted ? "the song is gone" : "saved"
          isEditing = false
        }
      }
    Text(message)
  }
}

private struct ReadsContext: View {
  @Environment(\.modelContext) private var modelContext
  let action: (ModelContext) -> Void

  var body: some View { Button("read") { action(modelContext) } }
}
