import Foundation
import Gallery
import ProgramKit
import Testing
import TextUI

@testable import WorkbenchKit

/// The gallery's pages, held to the letter by `docs/gallery.md`.
///
/// After a change, `swift run workbench gallery --markdown` prints what the
/// document has to say below its introduction.
@MainActor
@Suite struct `The gallery` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test func `shows of each page what the document says`() async throws {
    let document = try String(
      contentsOf: Self.folder.appending(path: "docs/gallery.md"),
      encoding: .utf8)

    for page in GalleryPage.all {
      let markdown = try await page.markdown()
      #expect(document.contains("\n\(markdown)\n"), "\(page.name)")
    }
  }

  @Test func `has no page in the document that is gone`() throws {
    let document = try String(
      contentsOf: Self.folder.appending(path: "docs/gallery.md"),
      encoding: .utf8)

    let titles = document.split(separator: "\n").filter { $0.hasPrefix("## ") }

    #expect(titles == GalleryPage.all.map { "## \($0.name)" })
  }

  @Test func `has a page for each file, with its source`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Sources/Gallery/Pages").path())

    #expect(
      files.sorted() == GalleryPage.all.map { "\($0.name)Page.swift" }.sorted())
    #expect(
      GalleryPage.all.allSatisfy {
        $0.source.contains("struct \($0.name)Page: View {")
      })
  }

  @Test func `prints a page with its source beside it`() async throws {
    #expect(
      try await text("hstack", "--width", "80") == """
        HStack: Shows views side by side.

        import TextUI                   3 김다인
                                        4    황연주
        /// Shows views side by side.
        struct HStackPage: View {
          var body: some View {
            HStack {
              Text("3")
              Text("김다인")
            }
            HStack(spacing: 4) {
              Text("4")
              Text("황연주")
            }
          }
        }
        """)
  }

  @Test func `refuses a page that it doesn't have`() async {
    await #expect(throws: UsageError.self) { try await text("Image") }
  }

  @Test func `is a list of live pages in a terminal`() throws {
    let screen = Screen(width: 80) { GalleryScreen() }

    try screen.tap("Toggle Turns something on or off.")
    try screen.toggle("Repeat")

    #expect(screen.text.hasPrefix("Toggle\n──────\nimport TextUI"))
    #expect(screen.text.contains("[x] Repeat"))
  }

  private func text(_ words: String...) async throws -> String {
    var arguments = CommandLineArguments(words)
    return try await GalleryCommand(&arguments).text()
  }
}
