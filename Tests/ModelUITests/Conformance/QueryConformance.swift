import Foundation
import Model
import ModelUI
import Testing
import TextUI

/// Rules 5–8: what a query shows, and when.
@MainActor
@Suite struct `Conformance: queries` {
  // https://developer.apple.com/documentation/swiftdata/modelcontext, "Important" (5)
  @Test func `without a container a fetch is empty and a save throws`() {
    let screen = Screen { Fetches() }

    #expect(screen.text == "0 true")
    #expect(screen.bodyCount(of: Fetches.self) == 1)
  }

  // https://www.hackingwithswift.com/quick-start/swiftdata/common-swiftdata-errors-and-their-solutions (6a)
  @Test func `without a container a query is empty, and that is recorded`() {
    let screen = Screen { Titles() }

    #expect(screen.text == "songs:")
    #expect(
      screen.issues == [
        .storage(
          """
          A query of Song has no container. Set one with modelContainer(_:) \
          on a view above.
          """)
      ])
    #expect(screen.bodyCount(of: Titles.self) == 1)
  }

  // https://developer.apple.com/videos/play/wwdc2026/274/ 6:16 (6b)
  @Test func `a query in a class has nothing, and nobody is told`() throws {
    let container = try ModelContainer.music()
    let screen = Screen {
      FromClass(songs: Songs()).modelContainer(container)
    }

    container.mainContext.insert(Song("ditto"))
    screen.settle()

    #expect(screen.text == "0 songs")
    #expect(screen.bodyCount(of: FromClass.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftdata/query/fetcherror (6c)
  @Test func `a fetch that fails keeps the last models until one succeeds`()
    throws
  {
    let container = try ModelContainer.music()
    container.mainContext.insert(Song("ditto"))
    let screen = Screen { Filters().modelContainer(container) }
    #expect(screen.text == "[Ask] [Mend]\nditto, no error")

    try screen.tap("Ask")
    #expect(screen.text == "[Ask] [Mend]\nditto, error")

    try screen.tap("Mend")
    #expect(screen.text == "[Ask] [Mend]\nditto, no error")
    #expect(screen.bodyCount(of: Filtered.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftdata/filtering-and-sorting-persistent-data (7)
  @Test func `a query follows the init of a new view value`() throws {
    let container = try ModelContainer.music()
    for title in ["b", "c", "a"] {
      container.mainContext.insert(Song(title))
    }
    let screen = Screen { Orders().modelContainer(container) }
    #expect(screen.text == "[Turn]\na b c")

    try screen.tap("Turn")

    #expect(screen.text == "[Turn]\nc b a")
    #expect(screen.bodyCount(of: Ordered.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftdata/fetchdescriptor/init(predicate:sortby:) (8a; SwiftData promises no order, the order of insertion is ours)
  @Test func `without an order models are in the order of insertion`() throws {
    let container = try ModelContainer.music()
    let screen = Screen { Titles().modelContainer(container) }

    for title in ["b", "c", "a"] {
      container.mainContext.insert(Song(title))
    }

    #expect(screen.text == "songs: b c a")
    #expect(screen.bodyCount(of: Titles.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftdata/query/init(filter:sort:order:animation:)-1qfoj (8b)
  @Test func `an animation changes neither results nor counts`() throws {
    let container = try ModelContainer.music()
    let screen = Screen { Animated().modelContainer(container) }

    container.mainContext.insert(Song("b"))
    container.mainContext.insert(Song("a"))

    #expect(screen.text == "a b")
    #expect(screen.bodyCount(of: Animated.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftdata/fetchdescriptor/includependingchanges (8g, 9d)
  @Test func `unsaved insertions and deletions show at once`() throws {
    let container = try ModelContainer.music(isSaving: false)
    let context = container.mainContext
    let screen = Screen { Titles().modelContainer(container) }
    let song = Song("ditto")

    context.insert(song)
    #expect(screen.text == "songs: ditto")
    context.delete(song)
    #expect(screen.text == "songs:")

    #expect(try ModelContext(container).songs.isEmpty)
    #expect(screen.bodyCount(of: Titles.self) == 3)
  }
}

// MARK: - Views

private struct Fetches: View {
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    let count = (try? modelContext.songs.count) ?? 0
    let throwsError = (try? modelContext.save()) == nil
    Text("\(count) \(throwsError)")
  }
}

private final class Songs {
  @Query var all: [Song]
}

private struct FromClass: View {
  let songs: Songs

  var body: some View { Text("\(songs.all.count) songs") }
}

private struct Filters: View {
  @State private var isRefused = false

  var body: some View {
    HStack {
      Button("Ask") { isRefused = true }
      Button("Mend") { isRefused = false }
    }
    Filtered(isRefused: isRefused)
  }
}

private struct Filtered: View {
  @Query private var songs: [Song]

  init(isRefused: Bool) {
    _songs = Query(
      filter: isRefused ? #Predicate { $0.title.count > 2 } : nil)
  }

  var body: some View {
    let titles = songs.titles
    Text("\(titles), \(_songs.fetchError == nil ? "no error" : "error")")
  }
}

private struct Orders: View {
  @State private var order = SortOrder.forward

  var body: some View {
    Button("Turn") { order = .reverse }
    Ordered(order: order)
  }
}

private struct Ordered: View {
  @Query private var songs: [Song]

  init(order: SortOrder) {
    _songs = Query(sort: \.title, order: order)
  }

  var body: some View { Text(songs.titles) }
}

private struct Animated: View {
  @Query(sort: \Song.title, order: .forward, animation: .bouncy)
  private var songs: [Song]

  var body: some View { Text(songs.titles) }
}
