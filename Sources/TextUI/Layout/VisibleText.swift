/// What was stored or typed may hold sequences that command a terminal, marks
/// that turn its text around, or characters that nobody sees; they are shown as
/// what they are.
///
/// | in the text | shown |
/// |---|---|
/// | a control character | its picture, as `␛` |
/// | one of C1, a mark of direction, an unseen character | `<U+202E>` |
/// | a tab, a soft hyphen | a blank, nothing |
/// | a mark with nothing to stand on | the mark on `◌` |
/// | more than 30 marks on one character | 30 of them, and `�` |
///
/// Source: [UAX #9](https://www.unicode.org/reports/tr9/) for the marks of
/// direction, [UAX #15](https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format)
/// for the 30.
nonisolated extension String {
  /// The text with what could not be seen, or would command the terminal, made
  /// visible; a newline stays and begins another line.
  var withVisibleControls: String {
    isPlain ? self : visible(newline: "\n")
  }

  /// The same on one line.
  var visibleOnOneLine: String { visible(newline: "␊") }

  /// Whether the text can be shown as it stands, on one line.
  var isPlain: Bool {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return true }
    var text = VisibleText(newline: "\n")
    return unicodeScalars.allSatisfy { text.isPlain($0) }
  }

  private func visible(newline: Unicode.Scalar) -> String {
    var text = VisibleText(newline: newline)
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if last == "\r", scalar != "\n" { text.append("\r") }
      if scalar != "\r" { text.append(scalar) }
      last = scalar
    }
    if last == "\r" { text.append("\r") }
    return String(text.scalars)
  }
}

/// Builds a text that can be shown, scalar by scalar.
private nonisolated struct VisibleText {
  private(set) var scalars = String.UnicodeScalarView()
  private let newline: Unicode.Scalar

  /// What the next mark would stand on, and how many do already.
  private var base: Unicode.Scalar?
  private var marks = 0
  private var joins = 0

  /// Whether the next letter is a part of the same character.
  private var isJoined = false

  private static let mostMarks = 30
  private static let mostJoins = 8
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  init(newline: Unicode.Scalar) {
    self.newline = newline
  }

  private enum Kind {
    case letter, mark, joiner, selector, tag
    case newline, tab, softHyphen, control, unseen
  }

  /// Whether the next scalar is one that stays as it is.
  mutating func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    let kind = Self.kind(of: scalar)
    defer { note(scalar, kind) }
    return stays(kind)
  }

  private func stays(_ kind: Kind) -> Bool {
    switch kind {
    case .letter: true
    case .mark, .selector: base != nil && marks < Self.mostMarks
    case .joiner: base != nil && joins < Self.mostJoins
    case .tag: base == Self.blackFlag && marks < Self.mostMarks
    case .newline, .tab, .softHyphen, .control, .unseen: false
    }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    let kind = Self.kind(of: scalar)
    defer { note(scalar, kind) }
    if stays(kind) {
      scalars.append(scalar)
      return
    }
    switch kind {
    case .newline: scalars.append(newline)
    case .tab: scalars.append(" ")
    case .softHyphen: break
    case .control: scalars.append(Self.picture(of: scalar))
    case .mark where base == nil: appendEach(["◌", scalar])
    case .mark, .selector:
      if base == nil {
        appendName(of: scalar)
      } else if marks == Self.mostMarks {
        scalars.append("\u{FFFD}")
      }
    case .letter, .joiner, .tag, .unseen: appendName(of: scalar)
    }
  }

  private mutating func note(_ scalar: Unicode.Scalar, _ kind: Kind) {
    switch kind {
    case .softHyphen:
      return
    case .mark where base == nil:
      (base, marks, joins) = ("◌", 1, 0)
    case .mark, .selector, .tag:
      marks += 1
    case .joiner:
      joins += 1
      isJoined = true
    case .newline:
      (base, marks, joins) = (nil, 0, 0)
    case .letter, .tab, .control, .unseen:
      if !isJoined, !scalar.properties.isEmojiModifier {
        joins = 0
      }
      (base, marks, isJoined) = (scalar, 0, false)
    }
  }

  private mutating func appendName(of scalar: Unicode.Scalar) {
    let number = String(scalar.value, radix: 16, uppercase: true)
    appendEach("<U+\(number)>".unicodeScalars)
  }

  /// Appends one by one: all at once would count what is there already.
  private mutating func appendEach(_ new: some Sequence<Unicode.Scalar>) {
    for scalar in new {
      scalars.append(scalar)
    }
  }

  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    control.value == 0x7F
      ? "␡" : Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0xAC00...0xD7A3: .letter
    case 0x09: .tab
    case 0x0A: .newline
    case 0..<0x20, 0x7F: .control
    case 0x80..<0xA0: .unseen
    case 0xAD: .softHyphen
    case 0x200C, 0x200D: .joiner
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: .selector
    case 0xE0020...0xE007F: .tag
    case 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E: .unseen
    case 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: .unseen
    case 0x1D173...0x1D17A, 0xE0000...0xE001F: .unseen
    case 0x2010...0x2FFF, 0x3040...0x3098, 0x309B...0x9FFF: .letter
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: .mark
      default: .letter
      }
    }
  }
}
