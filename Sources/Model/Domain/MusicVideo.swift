/// A music video, as a catalog describes it.
public struct MusicVideo: Hashable, Identifiable, Sendable {
  /// The catalog's number of the track, by which a video is known again.
  public let id: Int
  public let artist: String
  public let track: String
  public let genre: String

  public init(id: Int, artist: String, track: String, genre: String) {
    self.id = id
    self.artist = artist
    self.track = track
    self.genre = genre
  }
}
