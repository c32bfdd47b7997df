/// As much of a terminal as the programs use: a screen of cells, and an
/// alternate one.
struct TerminalEmulator {
  private(set) var columns: Int
  private(set) var lines: Int
  private var cells: [[Cell]]
  private var row = 0
  private var column = 0
  private var pending: [UInt8] = []
  private var isInverse = false

  /// Whether the alternate screen is shown.
  var isAlternate: Bool { normal != nil }

  /// The normal screen while the alternate one is shown.
  private var normal: (cells: [[Cell]], row: Int, column: Int)?

  /// The lines that have left the normal screen at its top.
  private var scrolledOff: [String] = []

  /// How often the alternate screen was left.
  private(set) var exits = 0

  private(set) var isCursorVisible = true

  /// Whether what is pasted comes in brackets.
  private(set) var hasBracketedPaste = false

  /// Whether a style other than the plain one was ever asked for.
  private(set) var hasShownStyles = false

  /// How often each line was written, since the count was last taken.
  private(set) var writes: [Int: Int] = [:]

  /// How many bytes were written since then.
  private(set) var bytes = 0

  /// What a program has written that is not understood here.
  private(set) var unknown: [String] = []

  private struct Cell {
    var text = " "
    var isInverse = false
  }

  init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
    cells = Self.blank(columns, lines)
  }

  private static func blank(_ columns: Int, _ lines: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: lines)
  }

  mutating func resize(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
    cells = Self.blank(columns, lines)
  }

  /// All lines, those that have left the screen at its top first.
  var transcript: [String] { scrolledOff + text }

  /// The lines on the screen, without blanks at their ends.
  var text: [String] { cells.map { Self.text(of: $0) } }

  /// The cell that the cursor is in, counted from 0.
  var cursor: (row: Int, column: Int) { (row, column) }

  mutating func forgetWrites() {
    writes = [:]
    bytes = 0
  }

  /// What is shown in inverse video, line by line.
  var inverseText: [String] {
    cells.map { Self.text(of: $0.filter(\.isInverse)) }.filter { !$0.isEmpty }
  }

  private static func text(of cells: [Cell]) -> String {
    let text = cells.map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: Taking bytes

  mutating func take(_ bytes: some Sequence<UInt8>) {
    let before = pending.count
    pending += bytes
    self.bytes += pending.count - before
    while let (token, length) = nextToken() {
      pending.removeFirst(length)
      apply(token)
    }
  }

  private enum Token {
    case character(Character)
    case control(UInt8)
    case sequence(parameters: String, final: UInt8)
  }

  private func nextToken() -> (Token, Int)? {
    guard let first = pending.first else { return nil }
    if first == 0x1B { return sequence() }
    if first < 0x20 || first == 0x7F { return (.control(first), 1) }
    let text = pending.prefix { $0 >= 0x20 && $0 != 0x7F }
    guard let complete = Self.complete(text),
      let character = String(decoding: complete, as: UTF8.self).first
    else { return nil }
    return (.character(character), character.utf8.count)
  }

  private func sequence() -> (Token, Int)? {
    guard pending.count > 2, pending[1] == UInt8(ascii: "["),
      let end = pending[2...].firstIndex(where: { 0x40...0x7E ~= $0 })
    else { return nil }
    let parameters = String(decoding: pending[2..<end], as: UTF8.self)
    return (.sequence(parameters: parameters, final: pending[end]), end + 1)
  }

  private static func complete(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>?
  {
    for dropped in 0..<4 {
      let part = bytes.dropLast(dropped)
      if !part.isEmpty, String(validating: part, as: UTF8.self) != nil {
        return part
      }
    }
    return nil
  }

  // MARK: Applying

  private mutating func apply(_ token: Token) {
    switch token {
    case .character(let character): put(character)
    case .control(0x0D): column = 0
    case .control(0x0A): feedLine()
    case .control(let control): unknown.append("control \(control)")
    case .sequence(let parameters, let final): run(parameters, final)
    }
  }

  private mutating func feedLine() {
    guard row == lines - 1 else {
      row += 1
      return
    }
    scrolledOff.append(Self.text(of: cells.removeFirst()))
    cells.append(Array(repeating: Cell(), count: columns))
  }

  private mutating func put(_ character: Character) {
    let width = Self.width(of: character)
    if !isAlternate, column + width > columns {
      column = 0
      feedLine()
    }
    guard row < lines, column + width <= columns else {
      unknown.append("“\(character)” outside the screen")
      return
    }
    cells[row][column] = Cell(text: String(character), isInverse: isInverse)
    for extra in 1..<max(1, width) {
      cells[row][column + extra] = Cell(text: "", isInverse: isInverse)
    }
    column += width
  }

  /// The width of the characters that the demos show.
  private static func width(of character: Character) -> Int {
    character.unicodeScalars.first.map {
      0x1100...0x115F ~= $0.value || 0xAC00...0xD7A3 ~= $0.value
        || 0x4E00...0x9FFF ~= $0.value || 0x1F300...0x1FAFF ~= $0.value
    } == true ? 2 : 1
  }

  private mutating func run(_ parameters: String, _ final: UInt8) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (Character(Unicode.Scalar(final)), parameters) {
    case ("H", _):
      row = (numbers.first ?? 1) - 1
      column = (numbers.count > 1 ? numbers[1] : 1) - 1
    case ("K", ""):
      writes[row, default: 0] += 1
      for index in column..<max(column, columns) {
        cells[row][index] = Cell()
      }
    case ("J", "2"):
      cells = Self.blank(columns, lines)
    case ("m", _):
      isInverse = numbers.contains(7)
      hasShownStyles = hasShownStyles || numbers.contains { $0 > 0 }
    case ("h", "?1049"):
      normal = normal ?? (cells, row, column)
    case ("l", "?1049"):
      (cells, row, column) = normal ?? (cells, row, column)
      normal = nil
      exits += 1
    case ("h", "?2004"):
      hasBracketedPaste = true
    case ("l", "?2004"):
      hasBracketedPaste = false
    case ("h", "?25"):
      isCursorVisible = true
    case ("l", "?25"):
      isCursorVisible = false
    default:
      unknown.append("\(parameters)\(Character(Unicode.Scalar(final)))")
    }
  }
}

extension TerminalEmulator: CustomStringConvertible {
  var description: String { text.joined(separator: "\n") }
}
