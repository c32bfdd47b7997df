import Model
import ModelUI
import TextUI

/// Shows what it has read from the storage, and reads it again after each
/// change of its own.
struct MusicVideoView: View {
  @Environment(\.modelContext) private var modelContext
  @State private var musicVideos: [MusicVideoEntity] = []

  private let storage: any MusicVideoStorage
  private let ditto = MusicVideo(artistName: "NewJeans", trackName: "Ditto")

  init(storage: any MusicVideoStorage) {
    self.storage = storage
  }

  // MARK: Actions

  private func read() {
    musicVideos = storage.read(using: modelContext)
  }

  private func insertButtonTapped() {
    storage.insert(ditto, using: modelContext)
    read()
  }

  private func deleteButtonTapped() {
    storage.delete(musicVideos[0], using: modelContext)
    read()
  }

  // MARK: Body

  var body: some View {
    VStack {
      ScrollView {
        VStack {
          ForEach(musicVideos, content: row)
        }
        .onAppear(perform: read)
      }
      HStack {
        Button("Insert", action: insertButtonTapped)
        Button("Delete", action: deleteButtonTapped)
      }
    }
  }

  private func row(of musicVideo: MusicVideoEntity) -> some View {
    HStack {
      Text(musicVideo.artistName)
      Text(musicVideo.trackName)
    }
  }
}
