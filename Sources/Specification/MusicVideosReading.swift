import Model
import TextUI

extension Stage {
  /// Opens the music videos screen, with a catalog that waits to be told what
  /// to answer.
  func openSearch() -> Screen {
    catalog.holdsRequests = true
    return open(.musicVideos)
  }

  /// Searches on a screen, and answers.
  func search(
    for query: String, on screen: Screen, finding videos: [MusicVideo]
  ) async throws {
    try screen.search(for: query)
    try await catalog.nextRequest(of: screen).answer(videos)
    await screen.waitForTasks()
  }
}

extension Screen {
  /// Types a query and submits it.
  func search(for query: String) throws(ScreenError) {
    try tap("Search")
    try clear("Search")
    try type(query, into: "Search")
    try submit("Search")
  }

  /// What stands under the search field.
  var results: [String] { lines(under: { $0.hasPrefix("Search: [") }) }

  /// Shows the playlist, and reads its rows.
  func playlist() throws(ScreenError) -> [String] {
    try tap("Playlist")
    return lines(under: { $0 == "Search ‹Playlist›" })
  }

  /// What the alert “Error” says.
  var alertMessage: [String] {
    elements.drop { $0 != ScreenElement(.alert, "Error") }
      .filter { $0.role == .text }.map(\.label)
  }
}

nonisolated extension MusicVideo {
  static let ada = MusicVideo(1, "Ada", "Loops", "Pop")
  static let adasFirst = MusicVideo(2, "Ada", "A", "Pop")
  static let zed = MusicVideo(3, "Zed", "Loops", "Rock")
  static let twin = MusicVideo(4, "가수", "노래", "인디")
  static let otherTwin = MusicVideo(5, "가수", "노래", "록")

  private init(_ id: Int, _ artist: String, _ track: String, _ genre: String) {
    self.init(id: id, artist: artist, track: track, genre: genre)
  }
}
