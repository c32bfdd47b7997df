import Foundation
import Testing

/// What the broken versions draw with, against the sources of a pattern.
@Suite nonisolated struct `The pitfalls' layouts` {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources")
    .standardizedFileURL

  /// Where a layout is not as the screen: what the broken versions bring
  /// along, and the list of scores, which is no query here.
  private static let exceptions:
    [String: (extra: [String], missing: [String])] =
      [
        "Cows": ([], ["VStack > CowDetail"]),
        "Roster": (
          ["AdaptiveStack > VStack > VStack > ScoreRows"],
          ["AdaptiveStack > VStack > VStack > ScoreList", "ScoreRows"]
        ),
      ]

  @Test(arguments: ["Cows", "MusicVideos", "Notes", "People", "Roster"])
  func `have each view where a screen has it`(screen: String) throws {
    let layout = try Self.places("Pitfalls/Layouts/\(screen)Layout.swift")

    let body = try Self.places("DirectContext/\(screen)Screen.swift")

    let (extra, missing) = Self.exceptions[screen] ?? ([], [])
    #expect(layout.subtracting(body).sorted() == extra)
    #expect(body.subtracting(layout).sorted() == missing)
    #expect(layout.count > 10)
  }

  /// The views of a source that begin a line, each behind those around it.
  private static func places(_ file: String) throws -> Set<String> {
    let text = try String(
      contentsOf: sources.appending(path: file), encoding: .utf8)
    var (places, around): (Set<String>, [(indent: Int, name: String)]) = (
      [], []
    )
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      let indent = line.count - code.count
      around.removeAll { $0.indent >= indent }
      guard let view = code.prefixMatch(of: /([A-Z]\w*)[ ({]/) else { continue }
      around.append((indent, String(view.1)))
      places.insert(around.map(\.name).joined(separator: " > "))
    }
    return places
  }
}
