/// A music video, whether or not it is stored.
nonisolated struct MusicVideo {
  let artistName: String
  let trackName: String
}
