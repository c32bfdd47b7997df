import Testing

@testable import TextUI

/// A script with every verb, played again.
@MainActor
@Suite struct `Replays` {
  private let script = """
    # all verbs
      toggle "Repeat" \t
    type "한 \\"글\\"\\\\" into "Name" # quotes
    submit "Name"
    clear "Name"
    pick "Large" in "Size"
    delete "Pear" at 1
    tap "Ask"
    dismiss
    expect "Apple"
    open "More"
    show
    back
    """

  /// What a script puts out, with its commands.
  private func replay(_ text: String) async throws -> [String] {
    var shown: [String] = []
    try await Script(on: Screen { Everything() }, echoes: true) {
      shown.append($0)
    }.run(text)
    return shown
  }

  private func commands(in shown: [String]) -> [String] {
    shown.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  @Test func `give the same bytes`() async throws {
    let first = try await replay(script)
    let second = try await replay(script)

    #expect(first == second)
    #expect(commands(in: first).count == 12)
    #expect(commands(in: first).first == #"toggle "Repeat""#)
    #expect(
      first.last == """
        [x] Repeat
        Name: [                    ]
        submitted 한 "글"\\
        Size: ( ) Small (•) Large
        Apple
        Pear
        [Ask]
        › More
        """)
  }

  @Test func `of the commands that were put out give the same`() async throws {
    let first = try await replay(script)

    let second = try await replay(
      commands(in: first).joined(separator: "\n"))

    #expect(first == second)
  }
}

private struct Everything: View {
  @State private var repeats = false
  @State private var name = ""
  @State private var submitted = ""
  @State private var size = "Small"
  @State private var fruits = ["Apple", "Pear", "Pear"]
  @State private var asks = false

  var body: some View {
    NavigationStack {
      Toggle("Repeat", isOn: $repeats)
      TextField("Name", text: $name)
        .onSubmit { submitted = "submitted \(name)" }
      Text(submitted)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
      }
      ForEach(fruits.indices, id: \.self) { Text(fruits[$0]) }
        .onDelete { offsets in
          for offset in offsets { fruits.remove(at: offset) }
        }
      Button("Ask") { asks = true }
        .sheet(isPresented: $asks) { Text("asked") }
      NavigationLink("More") { Text("more") }
    }
  }
}
