/// A key that a person presses, or that a script or a test sends.
public nonisolated enum Key: Hashable, Sendable {
  case character(Character)
  case `return`, escape, tab, backtab
  case up, down, left, right
  case pageUp, pageDown, home, end
  case backspace, delete
  case interrupt, suspend, redraw
}
