import Foundation
import Gallery
import ProgramKit
import TextUI

/// `workbench gallery [PAGE]`: every view and modifier with its source.
struct GalleryCommand {
  private static let options = ["PAGE", "--width N", "--markdown"]

  private let word: String?
  private let width: Int
  private let isMarkdown: Bool

  /// Reads the arguments after `gallery`.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: inout CommandLineArguments) throws(UsageError) {
    word = arguments.takeWord()
    width =
      try arguments.takeNumber(of: "--width", in: DemoOptions.widths)
      ?? Terminal.width
    isMarkdown = arguments.takeFlag("--markdown")
    try arguments.finish(options: Self.options)
  }

  /// Shows the gallery in a terminal, or prints what was asked for.
  ///
  /// - Returns: The exit code.
  /// - Throws: ``UsageError`` if there is no such page.
  func run() async throws -> Int32 {
    if word == nil, !isMarkdown, Terminal.isInteractive {
      let signal = await Terminal.run(name: "gallery") { GalleryScreen() }
      return signal.map { 128 + $0 } ?? EXIT_SUCCESS
    }
    Program.print(try await text())
    return EXIT_SUCCESS
  }

  /// What is printed: the list of the pages, one of them, or all.
  func text() async throws -> String {
    switch word {
    case nil where !isMarkdown:
      return Screen(width: width) { GalleryScreen() }.text
    case nil, "all":
      var texts: [String] = []
      for page in GalleryPage.all {
        texts.append(try await text(of: page))
      }
      return texts.joined(separator: isMarkdown ? "\n\n" : "\n\n\n")
    case let word?:
      guard let page = GalleryPage.named(word) else {
        throw UsageError.unexpectedArgument(
          word, known: GalleryPage.all.map(\.name) + ["all"])
      }
      return try await text(of: page)
    }
  }

  private func text(of page: GalleryPage) async throws -> String {
    try await isMarkdown ? page.markdown() : page.text(width: width)
  }
}
