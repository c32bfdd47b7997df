import Model

/// What the view asks of a storage, with the context in each question: only
/// a view gets one from the environment.
protocol MusicVideoStorage {
  func read(using modelContext: ModelContext) -> [MusicVideoEntity]
  func insert(_ musicVideo: MusicVideo, using modelContext: ModelContext)
  func delete(_ entity: MusicVideoEntity, using modelContext: ModelContext)
}

/// Keeps music videos in whichever context it is given.
final class ContextMusicVideoStorage: MusicVideoStorage {
  func read(using modelContext: ModelContext) -> [MusicVideoEntity] {
    do {
      return try modelContext.fetch(FetchDescriptor())
    } catch {
      fatalError("The music videos can't be read: \(error)")
    }
  }

  func insert(_ musicVideo: MusicVideo, using modelContext: ModelContext) {
    modelContext.insert(MusicVideoEntity(musicVideo))
  }

  func delete(_ entity: MusicVideoEntity, using modelContext: ModelContext) {
    modelContext.delete(entity)
  }
}
