import TextUI

/// Says that no note is listed: there is none, or none that a filter lets pass.
public struct NoNotes: View {
  private let filter: String

  public init(for filter: String) {
    self.filter = filter
  }

  public var body: some View {
    ContentUnavailableView(
      filter.isEmpty ? "No notes yet" : "No notes for “\(filter)”",
      systemImage: "note.text"
    )
    .lineLimit(3)
  }
}
