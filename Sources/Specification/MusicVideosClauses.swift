import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the music videos screen.
  public static let musicVideos = [
    Clause(
      "V1", "Submitting a blank query changes neither results nor a search"
    ) { stage in
      let screen = stage.openSearch()
      for blank in ["", " ", "\t \u{3000}"] {
        try screen.search(for: blank)
        try expect(screen.results, is: [])
      }
      try expect(stage.catalog.requestCount, is: 0)

      try await stage.search(for: "a", on: screen, finding: [.ada])
      try screen.search(for: "  ")
      try expect(screen.results, is: ["› Ada - Loops"])

      try screen.search(for: "b")
      let request = try await stage.catalog.nextRequest(of: screen)
      try screen.search(for: "")
      try expect(screen.results, is: ["Searching…"])
      request.answer([.zed])
      await screen.waitForTasks()
      try expect(screen.results, is: ["› Zed - Loops"])
      try expect(stage.catalog.requestCount, is: 2)
    },
    Clause(
      "V2", "A search says that it runs, then a row stands for each result"
    ) { stage in
      let screen = stage.openSearch()
      try await stage.search(for: "a", on: screen, finding: [.ada])

      try screen.search(for: " 가수 🎵 ")
      let request = try await stage.catalog.nextRequest(of: screen)
      try expect(request.query, is: "가수 🎵")
      try expect(screen.results, is: ["Searching…"])

      request.answer([.twin, .zed])
      await screen.waitForTasks()
      try expect(screen.results, is: ["› 가수 - 노래", "› Zed - Loops"])
    },
    Clause("V3", "Without a match the screen says so") { stage in
      let screen = stage.openSearch()
      try await stage.search(for: "a", on: screen, finding: [.ada])

      try await stage.search(for: "🐮", on: screen, finding: [])

      try expect(screen.results, is: ["No results for “🐮”"])
    },
    Clause(
      "V4", "A failed search says why; the query stays and can be submitted"
    ) { stage in
      let screen = stage.openSearch()
      for error in [CatalogError.offline, .timedOut, .refused(status: 503)] {
        try screen.search(for: "ditto")
        try await stage.catalog.nextRequest(of: screen).fail(error)
        await screen.waitForTasks()
        try expect(screen.alertMessage, is: ["\(error)"])
        try screen.tap("OK")

        try expect(screen, shows: "Search: [ditto ]")
        try expect(screen.results, is: [])
        try screen.submit("Search")
        let request = try await stage.catalog.nextRequest(of: screen)
        try expect(request.query, is: "ditto")
        request.answer([.ada])
        await screen.waitForTasks()
        try expect(screen.results, is: ["› Ada - Loops"])
      }
    },
    Clause(
      "V5", "A newer search wins over an older one, whichever answers first"
    ) { stage in
      let screen = stage.openSearch()
      for isNewerFirst in [true, false] {
        try screen.search(for: "older")
        let older = try await stage.catalog.nextRequest(of: screen)
        try screen.search(for: "newer")
        let newer = try await stage.catalog.nextRequest(of: screen)

        if isNewerFirst {
          newer.answer([.zed])
          older.answer([.ada])
        } else {
          older.fail(.offline)
          newer.answer([.zed])
        }
        await screen.waitForTasks()

        try expect(screen.results, is: ["› Zed - Loops"])
      }
    },
    Clause(
      "V6", "Choosing a row shows the video's genre, names and star"
    ) { stage in
      let screen = stage.openSearch()
      try await stage.search(for: "a", on: screen, finding: [.ada, .twin])

      try screen.tap("가수 - 노래")
      try expect(
        screen.lines(under: "Detail"),
        is: ["인디", "노래 - 가수", "[☆ Not in playlist]"])

      try screen.tap("☆ Not in playlist")
      try screen.tap("Ada - Loops")
      try expect(
        screen.lines(under: "Detail"),
        is: ["Pop", "Loops - Ada", "[☆ Not in playlist]"])

      try screen.tap("가수 - 노래")
      try expect(
        screen.lines(under: "Detail"),
        is: ["인디", "노래 - 가수", "[★ In playlist]"])
    },
    Clause(
      "V7", "The star adds a video once and removes it, whoever found it"
    ) { stage in
      let screen = stage.openSearch()
      try await stage.search(for: "a", on: screen, finding: [.twin])
      try screen.tap("가수 - 노래")
      try screen.tap("☆ Not in playlist")
      try expect(screen.playlist(), is: ["가수 - 노래"])

      try await stage.search(for: "b", on: screen, finding: [.ada, .twin])
      try screen.tap("가수 - 노래")
      try screen.tap("★ In playlist")
      try expect(screen.playlist(), is: ["No music videos"])

      try screen.tap("Search")
      try screen.tap("☆ Not in playlist")
      try await stage.search(for: "c", on: screen, finding: [.otherTwin])
      try screen.tap("가수 - 노래")
      try screen.tap("☆ Not in playlist")
      try expect(screen.playlist(), is: ["가수 - 노래", "가수 - 노래"])
    },
    Clause(
      "V8", "The playlist is in order; a deleted row is the video that it shows"
    ) { stage in
      let screen = stage.openSearch()
      let videos = [MusicVideo.zed, .twin, .ada, .otherTwin, .adasFirst]
      for video in videos {
        try stage.change(in: .otherContext) { $0.insert(PlaylistEntry(video)) }
      }
      try expect(
        screen.playlist(),
        is: [
          "Ada - A", "Ada - Loops", "Zed - Loops", "가수 - 노래", "가수 - 노래",
        ])

      try screen.deleteRow("가수 - 노래", at: 1)
      try screen.deleteRow("Ada - Loops")
      try expect(
        screen.playlist(), is: ["Ada - A", "Zed - Loops", "가수 - 노래"])

      try await stage.search(
        for: "a", on: screen, finding: [.twin, .otherTwin])
      try screen.tap("가수 - 노래", at: 0)
      try expect(screen, shows: "[★ In playlist]")
      try screen.tap("가수 - 노래", at: 1)
      try expect(screen, shows: "[☆ Not in playlist]")
    },
    Clause(
      "V9", "An empty playlist says so, and Delete all is disabled"
    ) { stage in
      let screen = stage.openSearch()
      try expectEmptyPlaylist(on: screen)

      for video in [MusicVideo.ada, .zed] {
        try stage.change(in: .otherContext) { $0.insert(PlaylistEntry(video)) }
      }
      try expect(screen.playlist(), is: ["Ada - Loops", "Zed - Loops"])

      try screen.tap("Delete all")
      try expectEmptyPlaylist(on: screen)
    },
    Clause("V10", "The playlist survives a relaunch") { stage in
      let screen = stage.openSearch()
      try await stage.search(for: "a", on: screen, finding: [.ada])
      try screen.tap("Ada - Loops")
      try screen.tap("☆ Not in playlist")

      let relaunched = try stage.relaunch(consume screen)

      try expect(relaunched.playlist(), is: ["Ada - Loops"])
    },
    Clause(
      "V11", "A video saved or deleted elsewhere appears or goes, star included"
    ) { stage in
      let screen = stage.openSearch()
      try await stage.search(for: "a", on: screen, finding: [.ada])
      try screen.tap("Ada - Loops")

      for elsewhere in [Stage.Elsewhere.otherContext, .otherContainer] {
        try stage.change(in: elsewhere) { $0.insert(PlaylistEntry(.ada)) }
        try expect(screen, shows: "[★ In playlist]")
        try expect(screen.playlist(), is: ["Ada - Loops"])
        try screen.tap("Search")

        try stage.change(in: elsewhere) { context in
          try context.delete(model: PlaylistEntry.self)
        }
        try expect(screen, shows: "[☆ Not in playlist]")
        try expect(screen.playlist(), is: ["No music videos"])
        try screen.tap("Search")
      }
    },
  ]

  @MainActor
  private static func expectEmptyPlaylist(on screen: Screen) throws {
    try expect(screen.playlist(), is: ["No music videos"])
    try expect(.disabled("Delete all")) { () throws(ScreenError) in
      try screen.tap("Delete all")
    }
  }
}
