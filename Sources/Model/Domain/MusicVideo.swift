/// A music video, as a catalog describes it.
public struct MusicVideo: Hashable, Identifiable, Sendable {
  /// The catalog's number of the track, by which a video is known again.
  public let id: Int

  /// The artist's name, in the catalog's words.
  public let artist: String

  /// The title of the piece.
  public let track: String

  /// The kind of music, in the catalog's words.
  public let genre: String

  /// Makes a description of a video.
  ///
  /// - Parameters:
  ///   - id: The catalog's number of the track.
  ///   - artist: The artist's name.
  ///   - track: The title of the piece.
  ///   - genre: The kind of music.
  public init(id: Int, artist: String, track: String, genre: String) {
    self.id = id
    self.artist = artist
    self.track = track
    self.genre = genre
  }
}
