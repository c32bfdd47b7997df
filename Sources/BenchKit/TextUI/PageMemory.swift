/// A page held in memory: its lines alone, or the views that show them.
enum PageMemory: String {
  case lines
  case nodes

  /// Holds a page in this process.
  ///
  /// A small one comes first, so that what is made once for all isn't counted.
  @MainActor
  func reading(of kind: PageKind, rows: Int) -> MemoryReading {
    switch self {
    case .lines:
      _ = kind.plain(rows: 10).lines
      return MemoryReading(
        holding: { kind.plain(rows: rows).lines }, digest: { Digest(lines: $0) }
      )
    case .nodes:
      _ = OpenPage(kind, rows: 10)
      return MemoryReading(
        holding: { OpenPage(kind, rows: rows) },
        digest: { Digest(text: $0.host.text) })
    }
  }
}
