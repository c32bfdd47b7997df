import Foundation
import Model

/// A music video in the store.
nonisolated final class MusicVideoEntity: StoredObject, PersistentModel {
  @Attribute var id = UUID()
  @Attribute var artistName = ""
  @Attribute var trackName = ""

  convenience init(_ musicVideo: MusicVideo) {
    self.init()
    artistName = musicVideo.artistName
    trackName = musicVideo.trackName
  }

  static var columns: [Column<MusicVideoEntity>] {
    [
      Column("id", \.id, \._id),
      Column("artistName", \.artistName, \._artistName),
      Column("trackName", \.trackName, \._trackName),
    ]
  }
}
