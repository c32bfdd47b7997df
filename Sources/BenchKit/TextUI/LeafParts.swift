extension Race {
  /// A part of a leaf's update, with many rows and with few.
  ///
  /// The three together are less than the whole: before and after a key, the
  /// host also makes sure that nothing is left to do.
  static func growth(
    of part: LeafPart, from few: MeasuredPage, to many: MeasuredPage
  ) -> Race {
    Race(
      title: many.growthTitle(part.rawValue),
      bounds: Bounds(goal: many.kind.goals.flatGrowth),
      baseline: part.contender("ours with \(few.rows.grouped)", few),
      ours: part.contender("ours", many))
  }

  /// A contender that lets the first player of a page play.
  ///
  /// - Parameters:
  ///   - name: Who it is.
  ///   - page: The page, on which the player rests before each repetition.
  ///   - prepare: What is done of the update before the clock starts.
  ///   - work: The part that is timed.
  /// - Returns: The contender.
  static func changedRow(
    _ name: String, _ page: MeasuredPage,
    prepare: @escaping (OpenPage) -> Void = { _ in },
    work: @escaping (OpenPage) -> Void
  ) -> Contender {
    let open = OpenPage(page.kind, rows: page.rows)
    var isChanged = false
    return Contender(
      name, expected: Digest(lines: page.plain(plays: true).lines),
      repetitions: 3,
      prepare: {
        if isChanged {
          open.changeRow()
          _ = open.frame()
        }
        isChanged = true
        prepare(open)
        return open
      },
      work: work,
      digest: { open, _ in
        open.host.settle()
        _ = open.frame()
        return Digest(text: open.host.text)
      })
  }
}

/// A part of what happens between a key and the terminal's bytes.
enum LeafPart: String, CaseIterable {
  case event
  case pass
  case frame

  @MainActor
  func contender(_ name: String, _ page: MeasuredPage) -> Contender {
    switch self {
    case .event:
      Race.changedRow(name, page) { $0.deliverRowEvent() }
    case .pass:
      Race.changedRow(name, page, prepare: { $0.deliverRowEvent() }) {
        $0.host.settle()
      }
    case .frame:
      Race.changedRow(name, page, prepare: { $0.changeRow() }) {
        _ = $0.frame()
      }
    }
  }
}
