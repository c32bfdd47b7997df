import TextUI

/// A page in a terminal of 24 rows, with the focus on its first row.
@MainActor
final class OpenPage {
  static let height = 24

  let host: ViewHost
  private var writer = FrameWriter(usesStyles: true)
  private let changes: PageContent.Changes?
  private let heading: Element?
  private let row: Element?

  init(_ kind: PageKind, rows: Int) {
    let content = kind.content(rows)
    changes = content.changes
    host = content.open()
    // The buttons, in reading order; a scroll view is none of them.
    let buttons = changes == nil ? host.focusableElements.prefix(2) : []
    heading = buttons.first
    row = buttons.last
    host.moveFocus(to: row)
    _ = frame()
  }

  /// Shows the other week in every row.
  func changeWeek() {
    if let heading {
      _ = host.send(.return, to: heading)
    } else {
      changes?.week()
      host.settle()
    }
  }

  /// Lets the first player play, or rest, and updates the views.
  func changeRow() {
    if row != nil {
      host.send(.return)
    } else {
      changes?.row()
      host.settle()
    }
  }

  /// Brings the first row its event; no view is updated yet.
  func deliverRowEvent() {
    if let row {
      _ = host.deliver(.return, to: row)
    } else {
      changes?.row()
    }
  }

  /// The bytes that bring the terminal up to date.
  func frame() -> String {
    writer.bytes(for: host.lines(height: Self.height))
  }

  /// How many nodes there are.
  var nodeCount: Int {
    var count = 0
    var rest = host.root.map { [$0 as Node] } ?? []
    while let node = rest.popLast() {
      count += 1
      rest += node.children
    }
    return count
  }
}
