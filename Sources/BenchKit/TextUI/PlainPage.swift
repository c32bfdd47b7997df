/// The lines of a page by plain code, without views: the floor.
struct PlainPage {
  let rows: Int
  var week = 1
  /// Whether the first player plays; the others rest.
  var plays = false
  /// What a page of the kind makes of a text.
  let decorated: (String) -> String

  var lines: [String] {
    var lines = [decorated(Roster.heading(week: week))]
    lines.reserveCapacity(rows + 1)
    for number in 1...rows {
      lines.append(
        decorated(
          Roster.row(number, week: week, plays: plays && number == 1)))
    }
    return lines
  }

  var text: String { lines.joined(separator: "\n") }
}
