import Foundation

/// A part of the package that is measured: a word after the program's name.
struct Subject: Sendable {
  let name: String
  let summary: String
  /// What can be said about it, in the order of a help text.
  let options: [BenchOption]
  let measure: @MainActor @Sendable (Session) async throws -> [Comparison]

  static let all = [storage, textUI, screens]
}

/// What a subject needs to be measured.
struct Session {
  let options: BenchOptions
  let progress: Progress
  /// Where files may be made, and nobody has to delete them.
  let folder: URL
  /// The program itself, for what needs a process of its own.
  let executable: URL?
}
