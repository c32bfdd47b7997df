nonisolated extension String {
  /// The text in lines that are no wider than a number of columns.
  ///
  /// Lines break at blanks; a longer word breaks between characters. A
  /// character that is wider than the line stands alone.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      if paragraph.utf8.count <= width || paragraph.columns <= width {
        lines.append(String(paragraph))
      } else {
        lines += Self.wrap(paragraph, to: max(1, width))
      }
    }
    return lines
  }

  private static func wrap(
    _ paragraph: Substring, to width: Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in paragraph.split(
      separator: " ", omittingEmptySubsequences: false)
    {
      let wordColumns = word.columns
      if !line.isEmpty, columns + 1 + wordColumns <= width {
        line += " " + word
        columns += 1 + wordColumns
        continue
      }
      if !line.isEmpty {
        lines.append(line)
      }
      line = ""
      columns = 0
      for character in word {
        if columns > 0, columns + character.columns > width {
          lines.append(line)
          line = ""
          columns = 0
        }
        line.append(character)
        columns += character.columns
      }
    }
    lines.append(line)
    return lines
  }

  /// The text with its control characters replaced by pictures of them.
  ///
  /// What was stored or typed may hold sequences that command a terminal, or
  /// marks that turn its text around; they are shown as what they are. A tab
  /// is a blank; a newline stays and begins another line.
  var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in replacing("\r\n", with: "\n").unicodeScalars {
      scalars.append(contentsOf: scalar.visible)
    }
    return String(scalars)
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var visible: String.UnicodeScalarView {
    switch value {
    case 0x09: " ".unicodeScalars
    case 0x0A: "\n".unicodeScalars
    case 0..<0x20: Self.picture(0x2400 + value)
    case 0x7F: "␡".unicodeScalars
    case _ where isControl:
      "<U+\(String(value, radix: 16, uppercase: true))>".unicodeScalars
    default: String(self).unicodeScalars
    }
  }

  private static func picture(_ value: UInt32) -> String.UnicodeScalarView {
    Unicode.Scalar(value).map { String($0).unicodeScalars }
      ?? "�".unicodeScalars
  }
}
