import Foundation

/// The page of a post's program.
struct PostPage {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  let text: String

  /// The first picture: what the program prints, each command before its
  /// screen.
  let picture: String

  /// - Parameter program: The program's name, which the page has, too.
  /// - Throws: An error if there is no such page, or no picture on it.
  init(_ program: String) throws {
    text = try String(
      contentsOf: Self.folder.appending(path: "docs/posts/\(program).md"),
      encoding: .utf8)
    guard let match = text.firstMatch(of: /```text\n((?s:.*?))\n```/) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    picture = String(match.1)
  }

  /// The commands of the picture, one a line.
  var script: String {
    picture.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { "\($0.dropFirst(2))\n" }.joined()
  }

  /// The commands that start the program.
  var commands: [String] {
    let block = text.firstMatch(of: /```sh\n((?s:.*?))\n```/)
    return block?.1.split(separator: "\n").map(String.init) ?? []
  }

  /// The names of types and members that the page's table has on the right.
  var names: [String] {
    text.matches(of: /(?m)^\| .+ \| (.+) \|$/).flatMap { row in
      row.1.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// What a program's files say.
  static func source(of program: String) throws -> String {
    let folder = folder.appending(path: "Examples/Posts/\(program)")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}
