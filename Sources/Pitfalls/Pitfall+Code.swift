import Foundation

nonisolated extension Pitfall {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Pairs")

  /// The broken version as it stands in its file, behind the pitfall; nil where
  /// the file is not there any more, or the pairs have the code themselves.
  var code: String? {
    let source = try? String(
      contentsOf: Self.folder.appending(path: fileName), encoding: .utf8)
    return source?.split(separator: "\n}\n\n", maxSplits: 1)
      .dropFirst().first
      .map { $0.trimmingCharacters(in: .newlines) }
  }
}
