import TextUI

extension Race {
  /// A page is opened, and every line of it is made.
  static func first(_ page: MeasuredPage) -> Race {
    let (kind, rows) = (page.kind, page.rows)
    return Race(
      title: page.title("first"), bounds: Bounds(goal: kind.goals.first),
      baseline: floor(page.plain()),
      ours: Contender(
        "ours", expected: Digest(lines: page.plain().lines),
        repetitions: page.repetitions,
        prepare: { kind.content(rows) },
        work: { content in
          let host = content.open()
          return (host, host.text)
        },
        digest: { Digest(text: $1.1) }))
  }

  /// A page is opened, and the lines of one screen are made.
  static func viewport(
    _ page: MeasuredPage, goals: (few: Double, many: Double)
  ) -> Race {
    let (kind, rows) = (page.kind, page.rows)
    let height = OpenPage.height
    let shown = page.plain().lines
    return Race(
      title: page.title("first screen"),
      bounds: Bounds(goal: page.pick(goals)),
      baseline: floor(page.plain()),
      ours: Contender(
        "ours",
        expected: Digest(
          lines: shown.count <= height
            ? shown : shown.prefix(height - 1) + ["  …"]),
        repetitions: page.repetitions,
        prepare: { kind.content(rows) },
        work: { content in
          let host = content.open()
          return (host, host.lines(height: height))
        },
        digest: { Digest(lines: $1.1.map(\.text)) }))
  }

  /// A value at the root changes, and with it every line.
  static func root(_ page: MeasuredPage) -> Race {
    let changed = page.plain(week: 2)
    let open = OpenPage(page.kind, rows: page.rows)
    var isChanged = false
    return Race(
      title: page.title("root"), bounds: Bounds(goal: page.kind.goals.root),
      baseline: floor(changed),
      ours: Contender(
        "ours", expected: Digest(lines: changed.lines),
        repetitions: page.repetitions,
        prepare: {
          if isChanged { open.changeWeek() }
          isChanged = true
          return open
        },
        work: { open in
          open.changeWeek()
          return open.host.text
        },
        digest: { Digest(text: $1) }))
  }

  /// A row's own value changes, and the terminal gets the frame.
  static func leaf(_ page: MeasuredPage) -> Race {
    Race(
      title: page.title("leaf"),
      bounds: Bounds(goal: page.pick(page.kind.goals.leaf)),
      baseline: floor(page.plain(plays: true)),
      ours: changedRow("ours", page) { open in
        open.changeRow()
        _ = open.frame()
      })
  }

  private static func floor(_ plain: PlainPage) -> Contender {
    Contender(
      "plain code", expected: Digest(lines: plain.lines), repetitions: 5,
      prepare: { plain },
      work: { $0.text },
      digest: { Digest(text: $1) })
  }
}
