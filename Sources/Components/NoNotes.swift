import TextUI

/// Says that there is no note, or none that contains a filter.
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
