import Foundation

/// A music video in the playlist; each track is there once.
public final class PlaylistEntry: StoredObject, PersistentModel {
  /// The catalog's number of the track; it is unique in the store.
  @Attribute public private(set) var trackID = 0

  /// The artist's name, in the catalog's words.
  @Attribute public private(set) var artist = ""

  /// The title of the piece.
  @Attribute public private(set) var track = ""

  /// The kind of music, in the catalog's words.
  @Attribute public private(set) var genre = ""

  public static var columns: [Column<PlaylistEntry>] {
    [
      Column("trackID", \.trackID, \._trackID, .unique),
      Column("artist", \.artist, \._artist),
      Column("track", \.track, \._track),
      Column("genre", \.genre, \._genre),
    ]
  }

  /// Makes an entry for a video, to be inserted into a context.
  public convenience init(_ video: MusicVideo) {
    self.init()
    trackID = video.id
    artist = video.artist
    track = video.track
    genre = video.genre
  }

  /// The video as it was when it was added.
  public var video: MusicVideo {
    MusicVideo(id: trackID, artist: artist, track: track, genre: genre)
  }

  /// Whether the entry is of a video.
  ///
  /// No entry becomes one of another video, so whoever asks all of them
  /// observes none.
  public func isOf(_ video: MusicVideo) -> Bool {
    _trackID.value == video.id
  }

  /// What a query of the playlist sorts by; equal entries follow the order in
  /// which they were added.
  public static var order: [SortDescriptor<PlaylistEntry>] {
    [
      SortDescriptor(\.artist, comparator: .lexical),
      SortDescriptor(\.track, comparator: .lexical),
    ]
  }
}

extension [PlaylistEntry] {
  /// Whether a video is in the playlist.
  public func contains(_ video: MusicVideo) -> Bool {
    contains { $0.isOf(video) }
  }
}

extension ModelContext {
  /// Adds a video to the playlist, or removes it if it is there.
  public func toggle(_ video: MusicVideo, in playlist: [PlaylistEntry]) {
    if let entry = playlist.first(where: { $0.isOf(video) }) {
      delete(entry)
    } else {
      insert(PlaylistEntry(video))
    }
  }
}
