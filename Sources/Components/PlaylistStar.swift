import Model

extension [PlaylistEntry] {
  /// What the star of a video says: filled when it is in the playlist.
  public func star(of video: MusicVideo) -> String {
    contains(video) ? "★ In playlist" : "☆ Not in playlist"
  }
}
