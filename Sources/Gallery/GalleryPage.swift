import Foundation
import TextUI

/// A view or a modifier on a page: its source, and what it shows.
public struct GalleryPage: Identifiable {
  /// The columns of a page's screen; the source stands beside it.
  public static let width = 32

  /// The name of the view or the modifier.
  public let name: String

  /// What it does, in a sentence.
  public let summary: String

  /// What a user does on the page, as lines of a script.
  public let steps: [String]

  private let makeView: () -> AnyView

  init<Content: View>(
    _ name: String, _ summary: String, steps: [String] = [],
    @ViewBuilder view: @escaping () -> Content
  ) {
    self.name = name
    self.summary = summary
    self.steps = steps
    makeView = { AnyView(view()) }
  }

  public var id: String { name }

  /// The view that the page shows.
  public var view: some View { makeView() }

  /// The page with a name, in whatever case.
  public static func named(_ name: String) -> GalleryPage? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  // MARK: Source

  /// The file of the page's view, where the program was built.
  var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Pages/\(name)Page.swift")
  }

  /// The source of the page's view: the file itself.
  ///
  /// It is read when it is shown. A program that was moved to another machine
  /// does not have it, and says so.
  public var source: String {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return "The source is not here: \(file.path(percentEncoded: false))"
    }
    return text.trimmingCharacters(in: .newlines)
  }

  // MARK: Screens

  /// What the page shows at first, and after each step.
  ///
  /// - Throws: A `ScriptError` for a step that is refused.
  public func text() async throws -> String {
    let screen = Screen(width: Self.width) { makeView() }
    var texts = [screen.text]
    try await Script(on: screen, echoes: true) { texts.append($0) }
      .run(steps.joined(separator: "\n"))
    return texts.dropLast(steps.isEmpty ? 1 : 0).joined(separator: "\n\n")
  }

  /// The source with the screens beside it, or under it where there is no room.
  ///
  /// - Parameter width: The columns that there are.
  /// - Returns: The page.
  /// - Throws: As `text()`.
  public func text(width: Int) async throws -> String {
    let source = source
    let text = try await text()
    let layout =
      fits(source, width: width)
      ? AnyLayout(HStackLayout(spacing: Self.gap))
      : AnyLayout(VStackLayout(spacing: 1))
    let screen = Screen(width: width) {
      VStack(spacing: 1) {
        Text("\(name): \(summary)").bold()
        layout {
          Text(source)
          Text(text).frame(width: Self.width, alignment: .leading)
        }
      }
    }
    return screen.text
  }

  /// The page as it stands in `docs/gallery.md`.
  ///
  /// - Throws: As `text()`.
  public func markdown() async throws -> String {
    let text = try await text()
    return """
      ## \(name)

      \(summary)

      ```swift
      \(source)
      ```

      ```text
      \(text)
      ```
      """
  }

  private func fits(_ source: String, width: Int) -> Bool {
    let longest = source.split(separator: "\n").map(\.count).max() ?? 0
    return longest + Self.gap + Self.width <= width
  }

  static let gap = 3
}
