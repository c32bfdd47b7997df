import Foundation
import Testing
import TextUI

/// Rules 14a–14d, 20a and 20b: rows, fields and pickers.
@MainActor
@Suite struct `Conformance: controls` {
  // https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:) (14a)
  @Test func `a deletion's offsets count in their own collection`() throws {
    let log = Log()
    let screen = Screen {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }
        ForEach(["c", "d", "e"], id: \.self) { Text($0) }
          .onDelete { log("\(Array($0))") }
      }
    }

    try screen.deleteRow("d")

    #expect(log.text == "[1]")
  }

  // https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:) (14a)
  @Test func `a row that was deleted is gone, the others stay`() throws {
    let screen = Screen { Rows() }
    try screen.tap("n2 0")

    try screen.deleteRow("n1 0")

    #expect(screen.text == "› n2 1")
    #expect(screen.bodyCount(of: Counter.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:) (14c)
  @Test func `a container's onSubmit serves every field in it`() throws {
    let log = Log()
    let screen = Screen {
      VStack {
        TextField("one", text: .constant(""))
        VStack { TextField("two", text: .constant("")) }
      }
      .onSubmit { log("submitted") }
    }

    try screen.submit("one")
    try screen.submit("two")

    #expect(log.text == "submitted submitted")
  }

  // https://developer.apple.com/documentation/swiftui/view/submitscope(_:) (14c)
  @Test func `a scope keeps a submit from the actions around`() throws {
    let log = Log()
    let screen = Screen {
      VStack {
        TextField("in", text: .constant("")).onSubmit { log("inner") }
          .submitScope()
        TextField("out", text: .constant("")).onSubmit { log("inner") }
          .submitScope(false)
      }
      .onSubmit { log("outer") }
    }

    try screen.submit("in")
    #expect(log.text == "inner")

    try screen.submit("out")
    #expect(log.text == "inner inner outer")
  }

  // https://developer.apple.com/documentation/swiftui/submittriggers/search (14c)
  @Test func `a search field's submit needs its own trigger`() throws {
    let log = Log()
    let screen = Screen {
      Text("all").searchable(text: .constant(""))
        .onSubmit { log("text") }
        .onSubmit(of: .search) { log("search") }
        .onSubmit(of: [.text, .search]) { log("both") }
    }

    try screen.submit("Search")

    #expect(log.text == "search both")
  }

  // https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:) (14c; as for any value of the environment, 10h)
  @Test func `another closure for a submit runs no body`() throws {
    let log = Log()
    let screen = Screen {
      Parent { value in
        VStack {
          ActsAndSubmits()
          TextField("field", text: .constant(""))
        }
        .onSubmit { log("\(value)") }
      }
    }

    try screen.tap("more 1")
    try screen.submit("field")

    #expect(log.text == "2")
    #expect(screen.bodyCount(of: Acting.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch (14d)
  @Test func `the binding changes with each edit; an end clears it`() throws {
    let log = Log()
    let screen = Screen { Searches(log: log) }
    try screen.type("ab", into: "Search")
    #expect(log.text == "a ab")
    #expect(screen.text.contains("[end]\nsearching"))
    #expect(screen.bodyCount(of: SearchReader.self) == 2)

    try screen.tap("end")

    #expect(log.text == "a ab ")
    #expect(screen.text.contains("[end]\nnot searching"))
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch (14d)
  @Test func `an end without a search does nothing`() throws {
    let log = Log()
    let screen = Screen { Searches(log: log) }

    try screen.tap("end")

    #expect(log.text == "")
    #expect(screen.bodyCount(of: SearchReader.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/managing-search-interface-activation (14d)
  @Test func `a search is seen only below what is searchable`() throws {
    let screen = Screen { SeesNoSearch() }

    try screen.type("a", into: "Search")

    #expect(screen.text.hasPrefix("not searching"))
    #expect(screen.bodyCount(of: SearchReader.self) == 2)
  }

  // https://developer.apple.com/videos/play/wwdc2025/306/ 31:42 (10h, 14d)
  @Test func `a refresh around a search does not run who reads it`() throws {
    let screen = Screen { Refreshes() }

    try screen.tap("more 0")

    #expect(screen.bodyCount(of: SearchReader.self) == 1)
  }
}

// MARK: - Views

private struct Acting: View {
  let action: () -> Void

  var body: some View { Button("act", action: action) }
}

private struct ActsAndSubmits: View {
  var body: some View { Acting {}.onSubmit {} }
}

private struct Rows: View {
  @State private var rows = [1, 2]

  var body: some View {
    List {
      ForEach(rows, id: \.self) { Counter("n\($0)") }
        .onDelete { offsets in offsets.forEach { rows.remove(at: $0) } }
    }
  }
}

private struct SearchReader: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button("end") { dismissSearch() }
    Text(isSearching ? "searching" : "not searching")
  }
}

private struct Searches: View {
  @State private var search = ""
  let log: Log

  var body: some View {
    SearchReader().searchable(text: $search)
      .onChange(of: search) { log(search) }
  }
}

private struct SeesNoSearch: View {
  @State private var search = ""
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    Text(isSearching ? "searching" : "not searching")
    SearchReader().searchable(text: $search)
  }
}

private struct Refreshes: View {
  @State private var count = 0
  @State private var search = ""

  var body: some View {
    Button("more \(count)") { count += 1 }
    Wrapping { SearchReader() }.searchable(text: $search)
  }
}
