/// Makes the bytes that bring a terminal from one frame to the next.
///
/// Only lines that changed are written.
///
/// Source: [ECMA-48](https://ecma-international.org/publications-and-standards/standards/ecma-48/):
/// CUP, EL, ED and SGR.
nonisolated struct FrameWriter {
  private var shown: [Line]?

  /// Whether lines may be set off with bold, dim and inverse video.
  let usesStyles: Bool

  init(usesStyles: Bool) {
    self.usesStyles = usesStyles
  }

  /// Forgets what the terminal shows: the next frame is written whole.
  mutating func invalidate() {
    shown = nil
  }

  /// The bytes of a frame, or nothing if it is the one that is shown.
  mutating func bytes(for frame: [Line]) -> String {
    var bytes = ""
    if shown?.count != frame.count {
      bytes += "\u{1B}[0m\u{1B}[2J"
      shown = nil
    }
    for (row, line) in frame.enumerated() where shown?[row] != line {
      // Erased first: after the last column an erasure would take it away.
      bytes += "\u{1B}[\(row + 1);1H\u{1B}[K\(styled(line))"
    }
    shown = frame
    return bytes
  }

  private func styled(_ line: Line) -> String {
    guard usesStyles, !line.runs.isEmpty else { return line.text }
    let bounds = Set(
      line.runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        + [0, line.text.utf8.count]
    ).sorted()
    var text = ""
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      let style = line.runs.reduce(into: Style()) { style, run in
        if run.range.lowerBound <= start, end <= run.range.upperBound {
          style.formUnion(run.style)
        }
      }
      let utf8 = line.text.utf8
      let part = utf8[
        utf8.index(
          utf8.startIndex, offsetBy: start)..<utf8.index(
            utf8.startIndex, offsetBy: end)]
      text += style.sequence + String(decoding: part, as: UTF8.self)
    }
    return text + "\u{1B}[0m"
  }
}

nonisolated extension Style {
  fileprivate var sequence: String {
    var codes = ["0"]
    if contains(.bold) { codes.append("1") }
    if contains(.dim) { codes.append("2") }
    if contains(.focused) { codes.append("7") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
