import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the cows screen.
  public static let cows = [
    Clause(
      "C1", "Every cow is listed, picture and name, under Cows Overview"
    ) { stage in
      let screen = stage.open(.cows)

      try expect(screen, shows: "Cows Overview")
      try expect(
        screen.overview,
        is: Cow.herd.flatMap { cow in
          ["› \(cow.name)"]
            + cow.picture.split(separator: "\n").map { "  \($0)" }
        })
    },
    Clause(
      "C2", "The search filters by name or picture, ignoring case"
    ) { stage in
      let screen = stage.open(.cows)
      for (search, found) in [
        ("SNOW", ["Snow cow"]), ("calf", ["Calf", "Mother and calf"]),
        ("[#]-[#]", ["Sunny cow"]), ("UU-||~ '", ["Rain cow"]),
        ("\u{1112}\u{1161}\u{11AB}우", ["한우"]),
      ] {
        try screen.type(search, into: "Search")
        try expect(screen.cows, is: found)

        try screen.clear("Search")
        try expect(screen.cows, is: Cow.herd.map(\.name))
      }
    },
    Clause(
      "C3", "Choosing a cow shows its detail above the list"
    ) { stage in
      let screen = stage.open(.cows)
      try expect(screen, hides: "Selection")

      try screen.tap("Plain cow")

      try expect(screen.selection, is: "Plain cow")
      try expect(screen.cows, is: Cow.herd.map(\.name))
    },
    Clause(
      "C4", "Choosing another cow replaces the detail at once"
    ) { stage in
      let screen = stage.open(.cows)

      for name in ["Calf", "Snow cow", "한우", "Calf"] {
        try screen.tap(name)
        try expect(screen.selection, is: name)
      }
    },
    Clause(
      "C5", "Moo counts; a search keeps the count, another cow starts at 0"
    ) { stage in
      let screen = stage.open(.cows)
      try screen.tap("Calf")
      try expect(screen, shows: "[Moo] Mooed 0 times")
      try screen.tap("Moo")
      try expect(screen, shows: "[Moo] Mooed 1 time")
      try screen.tap("Moo")
      try expect(screen, shows: "[Moo] Mooed 2 times")

      for search in ["snow", " tiger"] {
        try screen.type(search, into: "Search")
        try expect(screen.selection, is: "Calf")
        try expect(screen, shows: "[Moo] Mooed 2 times")
      }
      try screen.clear("Search")
      try screen.tap("Calf")
      try expect(screen, shows: "[Moo] Mooed 2 times")

      for name in ["Snow cow", "Calf"] {
        try screen.tap(name)
        try expect(screen, shows: "[Moo] Mooed 0 times")
        try screen.tap("Moo")
        try expect(screen, shows: "[Moo] Mooed 1 time")
      }
    },
    Clause(
      "C6", "A search without match says so"
    ) { stage in
      let screen = stage.open(.cows)

      try screen.type("tiger", into: "Search")
      try expect(screen.overview, is: ["  No cows for “tiger”"])

      try screen.clear("Search")
      try expect(screen, hides: "No cows for “”")
      try expect(screen.cows, is: Cow.herd.map(\.name))
    },
  ]
}

extension Screen {
  /// The lines under the search field.
  fileprivate var overview: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.isEmpty }.dropFirst().map(String.init)
  }

  /// The names of the cows that can be chosen.
  fileprivate var cows: [String] {
    overview.filter { $0.hasPrefix("› ") }.map { String($0.dropFirst(2)) }
  }

  /// The name of the cow whose picture stands above the caption, and a rule
  /// under it.
  fileprivate var selection: String? {
    let lines = overview
    guard let caption = lines.firstIndex(of: "Selection"),
      let rule = lines.dropFirst(caption + 1).first, !rule.isEmpty,
      rule.allSatisfy({ $0 == "─" })
    else { return nil }
    return Cow.herd.first { cow in
      lines[..<caption].dropLast().joined(separator: "\n")
        == "\(cow.name)\n\(cow.picture)"
    }?.name
  }
}
