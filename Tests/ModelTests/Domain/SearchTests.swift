import Model
import Testing

@Suite struct `Searches` {
  @Test(arguments: ["", " ", "\t\n", "\u{3000}\u{A0}"])
  func `of nothing but blanks are none`(text: String) {
    #expect(Submission(text, after: nil) == nil)
  }

  @Test(arguments: [
    (" ditto ", "ditto"), ("🎵", "🎵"), ("가 나", "가 나"), ("\u{0}", "\u{0}"),
  ])
  func `are without blanks at their ends`(text: String, query: String) {
    #expect(Submission(text, after: nil)?.query == query)
  }

  @Test func `of the same query are different ones`() throws {
    let first = try #require(Submission("ditto", after: nil))

    let second = try #require(Submission("ditto", after: first))

    #expect(second != first)
    #expect(second == Submission("ditto", after: first))
  }

  @Test func `have results, none or a failure`() async throws {
    let submission = try #require(Submission("not ditto", after: nil))
    let other = try #require(Submission("🐮", after: nil))

    let found = await BundledCatalog().results(of: submission)
    let nothing = await BundledCatalog().results(of: other)
    let failed = await BrokenCatalog().results(of: other)

    #expect(found.videos.map(\.track) == ["Not Ditto"])
    #expect(nothing == .nothing(for: "🐮"))
    #expect(failed.failure == .offline)
  }

  @Test func `that were cancelled ask for nothing`() async throws {
    let submission = try #require(Submission("ditto", after: nil))
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await BundledCatalog().results(of: submission)
    }

    #expect(await search.value == .failed(.cancelled))
  }

  @Test func `have failed until that is known to the user`() {
    var results = SearchResults.failed(.timedOut)

    results.failure = .offline
    #expect(results == .failed(.timedOut))

    results.failure = nil
    #expect(results == .none)
  }

  @Test func `that found something keep it when no failure is to be known`() {
    var results = SearchResults.nothing(for: "a")

    results.failure = nil

    #expect(results == .nothing(for: "a"))
  }

  private struct BrokenCatalog: MusicCatalog {
    func videos(
      matching query: String
    ) async throws(CatalogError) -> [MusicVideo] {
      throw .offline
    }
  }
}
