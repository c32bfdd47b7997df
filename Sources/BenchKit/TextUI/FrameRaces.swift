import Foundation

extension Race {
  /// The bytes of the frame after a row's change, to those of its line.
  static func frameBytes(_ page: MeasuredPage) -> Race {
    let changed = page.plain(plays: true)
    return frame(
      page, title: "bytes a frame", unit: .bytes,
      goal: page.kind.goals.bytes, least: changed.lines[1].utf8.count
    ) { $0.utf8.count }
  }

  /// The lines of that frame that are written; one has changed.
  static func frameLines(_ page: MeasuredPage) -> Race {
    frame(
      page, title: "lines a frame", unit: .lines,
      goal: page.kind.goals.lines, least: 1
    ) { $0.matches(of: /\u{1B}\[K/).count }
  }

  private static func frame(
    _ page: MeasuredPage, title: String, unit: Comparison.Unit, goal: Double,
    least: Int, count: @escaping (String) -> Int
  ) -> Race {
    let expected = Digest(lines: page.plain(plays: true).lines)
    return Race(
      title: "\(page.kind.name): \(title)", unit: unit,
      bounds: Bounds(goal: goal),
      baseline: Contender("the changed line", expected: expected) {
        Contender.Run(figures: [Double(least)], digest: expected)
      },
      ours: Contender("ours", expected: expected) {
        let open = OpenPage(page.kind, rows: page.rows)
        open.changeRow()
        let bytes = open.frame()
        return Contender.Run(
          figures: [Double(count(bytes))], digest: Digest(text: open.host.text))
      })
  }

  /// What a process grows by with a page's views, and with its lines alone,
  /// for each of the nodes.
  static func nodeMemory(_ page: MeasuredPage, executable: URL?) -> Race {
    let nodes = OpenPage(page.kind, rows: page.rows).nodeCount
    let expected = Digest(lines: page.plain().lines)
    return Race(
      title: "\(page.kind.name): memory a node", unit: .bytes,
      bounds: Bounds(goal: page.kind.goals.memory),
      baseline: Contender("plain code", expected: expected) {
        try MemoryWork.page(.lines, of: page.kind, rows: page.rows)
          .run(executable, parts: nodes)
      },
      ours: Contender("ours", expected: expected) {
        try MemoryWork.page(.nodes, of: page.kind, rows: page.rows)
          .run(executable, parts: nodes)
      })
  }
}
