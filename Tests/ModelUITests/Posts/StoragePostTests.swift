import Foundation
import Model
import ModelUI
import Testing
import TextUI

// The two other programs of “SwiftData의 @Query” with their imports changed, the
// model written without the macro, and the rows in memory.

@MainActor
@Suite struct `The post about queries, with a storage` {
  @Test func `reads again after each change`() throws {
    let screen = Screen(app: MusicVideoDataApp())
    try screen.tap("Insert")
    try screen.tap("Insert")
    #expect(
      screen.text == "NewJeans Ditto\nNewJeans Ditto\n[Insert] [Delete]")

    try screen.tap("Delete")

    #expect(screen.text == "NewJeans Ditto\n[Insert] [Delete]")
    #expect(screen.issues.isEmpty)
  }

  /// The end of the post: a context that is read in an object is none.
  @Test func `stores nothing with a context of an object`() throws {
    let screen = Screen {
      MusicVideoView(storage: StorageWithEnvironment())
        .modelContainer(for: [MusicVideoEntity.self], inMemory: true)
    }

    try screen.tap("Insert")

    #expect(screen.text == "[Insert] [Delete]")
    #expect(
      screen.issues.contains(
        .environmentOutsideView("Environment<ModelContext>")))
  }
}

private struct MusicVideoDataApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
        .modelContainer(for: [MusicVideoEntity.self], inMemory: true)
    }
  }
}

private struct MusicVideo: Identifiable {
  let id: UUID
  let artistName, trackName: String
}

nonisolated private final class MusicVideoEntity: StoredObject, PersistentModel
{
  @Attribute var id = UUID()
  @Attribute var artistName = ""
  @Attribute var trackName = ""

  static var columns: [Column<MusicVideoEntity>] {
    [
      Column("id", \.id, \._id),
      Column("artistName", \.artistName, \._artistName),
      Column("trackName", \.trackName, \._trackName),
    ]
  }

  convenience init(artistName: String, trackName: String) {
    self.init()
    self.artistName = artistName
    self.trackName = trackName
  }
}

private protocol MusicVideoStorage {
  func read(using modelContext: ModelContext) -> [MusicVideoEntity]
  func insert(musicVideo: MusicVideo, using modelContext: ModelContext)
  func delete(
    musicVideoEntity: MusicVideoEntity, using modelContext: ModelContext)
}

private final class DefaultMusicVideoStorage: MusicVideoStorage {
  func read(using modelContext: ModelContext) -> [MusicVideoEntity] {
    do {
      return try modelContext.fetch(FetchDescriptor<MusicVideoEntity>())
    } catch {
      fatalError("\(error)")
    }
  }

  func insert(musicVideo: MusicVideo, using modelContext: ModelContext) {
    modelContext.insert(
      MusicVideoEntity(
        artistName: musicVideo.artistName, trackName: musicVideo.trackName))
  }

  func delete(
    musicVideoEntity: MusicVideoEntity, using modelContext: ModelContext
  ) {
    modelContext.delete(musicVideoEntity)
  }
}

/// The storage that looks for its context itself, whatever it is given.
private final class StorageWithEnvironment: MusicVideoStorage {
  @Environment(\.modelContext) private var modelContext
  private let storage = DefaultMusicVideoStorage()

  func read(using _: ModelContext) -> [MusicVideoEntity] {
    (try? modelContext.fetch(FetchDescriptor<MusicVideoEntity>())) ?? []
  }

  func insert(musicVideo: MusicVideo, using _: ModelContext) {
    storage.insert(musicVideo: musicVideo, using: modelContext)
  }

  func delete(musicVideoEntity: MusicVideoEntity, using _: ModelContext) {
    storage.delete(musicVideoEntity: musicVideoEntity, using: modelContext)
  }
}

private struct MusicVideoView: View {
  @Environment(\.modelContext) private var modelContext
  private let storage: any MusicVideoStorage
  private let musicVideo: MusicVideo = .init(
    id: .init(), artistName: "NewJeans", trackName: "Ditto")
  @State var musicVideos: [MusicVideoEntity] = []

  var body: some View {
    VStack {
      ScrollView {
        VStack {
          ForEach(musicVideos) { musicVideo in
            HStack {
              Text(musicVideo.artistName)
              Text(musicVideo.trackName)
            }
          }
        }
        .onAppear {
          read()
        }
      }
      HStack {
        Button {
          self.insert(musicVideo: musicVideo)
        } label: {
          Text("Insert")
        }
        Button {
          self.delete(musicVideoEntity: musicVideos[0])
        } label: {
          Text("Delete")
        }
      }
    }
  }

  init(storage: any MusicVideoStorage) {
    self.storage = storage
  }

  func read() {
    musicVideos = storage.read(using: modelContext)
  }

  func insert(musicVideo: MusicVideo) {
    storage.insert(musicVideo: musicVideo, using: modelContext)
    musicVideos = storage.read(using: modelContext)
  }

  func delete(musicVideoEntity: MusicVideoEntity) {
    storage.delete(musicVideoEntity: musicVideoEntity, using: modelContext)
    musicVideos = storage.read(using: modelContext)
  }
}

private struct ContentView: View {
  var body: some View {
    MusicVideoView(storage: DefaultMusicVideoStorage())
  }
}
