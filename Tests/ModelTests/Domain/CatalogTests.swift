import Foundation
import Model
import Testing

@Suite struct `Catalogs` {
  // MARK: Bundled

  @Test(arguments: [
    ("ditto", 4), ("NOT DITTO", 1), ("ditto newjeans", 3),
    ("ditto\u{3000}newjeans\t", 3), ("déjà", 1),
    ("deja", 0), ("한강", 6), ("🐮", 0), ("a\u{0}b", 0),
    (String(repeating: "x", count: 10_000), 0),
  ])
  func `the bundled one finds artists and titles in any case`(
    query: String, count: Int
  ) async throws {
    let videos = try await BundledCatalog().videos(matching: query)

    #expect(videos.count == count)
  }

  @Test func `the bundled one finds composed and decomposed text alike`()
    async throws
  {
    let query = "한강".decomposedStringWithCanonicalMapping

    let videos = try await BundledCatalog().videos(matching: query)

    #expect(videos.map(\.artist) == Array(repeating: "한강자전거", count: 6))
  }

  @Test func `the bundled one has more videos than it gives at once`()
    async throws
  {
    let catalog = BundledCatalog()

    await #expect(throws: CatalogError.tooMany(219, limit: 200)) {
      try await catalog.videos(matching: "")
    }
    #expect(try await catalog.videos(matching: "a").count > 50)
    #expect(try await catalog.videos(matching: "이").count > 5)
  }

  // MARK: Over the network

  @Test func `one at an address is asked for the query, as it was typed`()
    async throws
  {
    let server = try LocalServer(answering: .json(.answer(rows: 2)))
    let catalog = ITunesCatalog(at: try server.url("/search?country=KR"))

    let videos = try await catalog.videos(matching: "C+C 가&수 ?#%")

    #expect(
      videos == [
        MusicVideo(id: 1, artist: "Ada", track: "Loops", genre: "Pop"),
        MusicVideo(id: 2, artist: "Ada", track: "Loops", genre: "Pop"),
      ])
    var requests = server.requests.makeAsyncIterator()
    let target = try #require(await requests.next())
    let parts = try #require(URLComponents(string: target)?.queryItems)
    #expect(
      parts.map { "\($0.name)=\($0.value ?? "")" } == [
        "country=KR", "term=C+C 가&수 ?#%", "media=musicVideo", "limit=200",
      ])
    #expect(!target.contains("+"))
  }

  @Test(
    arguments: [
      (LocalServer.Answer.json(.answer(rows: 201)), .tooMany(201, limit: 200)),
      (.json(.answer(rows: 10_000)), .tooMany(10_000, limit: 200)),
      (.status(503), .refused(status: 503)),
      (.status(404), .refused(status: 404)),
      (.html, .webPage), (.json(#"{"resultCount": 1, "resu"#), .truncated),
      (.json(""), .truncated), (.json("[1, 2]"), .unreadable),
      (.json("no JSON"), .unreadable), (.json(#"{"results": 7}"#), .unreadable),
      (.broken, .truncated),
    ] as [(LocalServer.Answer, CatalogError)])
  func `an answer that is none is told apart`(
    answer: LocalServer.Answer, error: CatalogError
  ) async throws {
    let server = try LocalServer(answering: answer)
    let catalog = ITunesCatalog(at: try server.url("/search"), patience: 60)

    await #expect(throws: error) { try await catalog.videos(matching: "a") }
  }

  @Test func `no answer at all is told apart`() async throws {
    let server = try LocalServer(answering: .silence)
    let catalog = ITunesCatalog(at: try server.url("/search"), patience: 1)

    await #expect(throws: CatalogError.timedOut) {
      try await catalog.videos(matching: "a")
    }
  }

  @Test func `nobody at the address is told apart`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/search"))

    await #expect(throws: CatalogError.offline) {
      try await ITunesCatalog(at: url).videos(matching: "a")
    }
  }

  @Test func `a search that is cancelled ends`() async throws {
    let server = try LocalServer(answering: .silence)
    let catalog = ITunesCatalog(at: try server.url("/search"))
    let search = Task { try await catalog.videos(matching: "a") }
    var requests = server.requests.makeAsyncIterator()
    #expect(await requests.next() != nil)

    search.cancel()

    await #expect(throws: CatalogError.cancelled) { try await search.value }
  }

  @Test func `a track that comes twice is there once`() async throws {
    let row = String.row(1)
    let server = try LocalServer(
      answering: .json(#"{"results": [\#(row), \#(row)]}"#))

    let videos = try await ITunesCatalog(at: server.url("/"))
      .videos(matching: "a")

    #expect(videos.map(\.id) == [1])
  }

  @Test func `each failure has words of its own that say what to do`() {
    let errors: [CatalogError] = [
      .offline, .timedOut, .refused(status: 500), .refused(status: 429),
      .refused(status: 404), .refused(status: 400), .webPage, .truncated,
      .unreadable, .tooMany(10_000, limit: 200),
    ]

    let words = errors.map(\.description)

    #expect(Set(words).count == errors.count)
    #expect(words.allSatisfy { $0.lowercased().contains("search") })
    #expect(words.allSatisfy { $0.hasSuffix(".") })
  }
}

extension String {
  /// An answer with rows of different tracks.
  fileprivate static func answer(rows: Int) -> String {
    let rows = (1...rows).map(row).joined(separator: ",")
    return #"{"resultCount": 1, "results": [\#(rows)]}"#
  }

  /// A row as the API has it, with what is not read.
  fileprivate static func row(_ id: Int) -> String {
    """
    {"kind": "music-video", "trackId": \(id), "artistName": "Ada",
     "trackName": "Loops", "primaryGenreName": "Pop", "trackPrice": 1.99}
    """
  }
}

extension LocalServer.Answer: CustomTestStringConvertible {
  var testDescription: String { String("\(self)".prefix(60)) }
}
