/// A music video, whether or not it is stored.
struct MusicVideo {
  let artistName: String
  let trackName: String
}
