import Testing
import TextUI

@testable import Pitfalls

/// What playing a pitfall has to come to, whatever its file and its page say.
nonisolated struct PitfallFinding: Sendable, CustomTestStringConvertible {
  let pitfall: Pitfall
  let kind: Pitfall.Kind

  /// The lines of the last screen that are there in spite of the mended one.
  var wrongLines: [String] = []

  /// The lines of the last mended screen that are not there.
  var lostLines: [String] = []

  /// What the program says at its end.
  var trap: String?

  /// What a device would log.
  var logged: Set<String> = []

  /// The clauses that the broken version fails, and no mended one: the pages'
  /// test holds both to them.
  var fails: Set<String> = []

  /// The bodies, the fetches and what was observed: of the broken version, and
  /// of each mended one, in the order of the patterns.
  ///
  /// A version that traps has no figures.
  let figures: [[Int]]

  var testDescription: String { "\(pitfall), \(kind)" }
}

nonisolated extension PitfallFinding {
  /// One for each pair of screens.
  static let all = store + list + views

  private static let store = [
    PitfallFinding(
      pitfall: .environmentOutsideAView, kind: .shows,
      wrongLines: ["  No scores yet", "Delete last (disabled)"],
      lostLines: ["99  모마    아포짓", " 3  김다인  세터", "[Delete last]"],
      logged: [
        """
        Environment<ModelContext> was read outside an installed view: it gives \
        the default value and will not update.
        """,
        """
        Score was not inserted. There is no container to save to. Make a \
        ModelContainer first.
        """,
      ],
      fails: ["R2", "R3", "R4", "R5", "R6", "R7", "R8"],
      figures: [[21, 0, 0], [31, 2, 0], [32, 2, 3], [28, 2, 1]]),
    PitfallFinding(
      pitfall: .queryOutsideAView, kind: .shows,
      wrongLines: ["  No scores yet", "Delete last (disabled)"],
      lostLines: ["99  모마    아포짓", " 3  김다인  세터", "[Delete last]"],
      fails: ["R2", "R3", "R4", "R5", "R6", "R7", "R8"],
      figures: [[21, 0, 0], [31, 2, 0], [32, 2, 3], [28, 2, 1]]),
    PitfallFinding(
      pitfall: .staleList, kind: .shows, lostLines: [" 3  김다인  세터"],
      fails: ["R8"],
      figures: [[26, 2, 1], [31, 2, 0], [32, 2, 3], [28, 2, 1]]),
    PitfallFinding(
      pitfall: .singletonContext, kind: .shows, wrongLines: ["99  모마    아포짓"],
      fails: ["R3", "R4", "R5", "R6", "R7", "R8"],
      figures: [[25, 0, 0], [26, 2, 0], [27, 2, 3], [24, 2, 1]]),
    PitfallFinding(
      pitfall: .swallowedError, kind: .shows,
      wrongLines: [
        "New note: [                    ]", "Add (disabled)",
        "  Filter: [                    ]", "", "  No notes yet",
      ],
      lostLines: [
        "┌ Not saved ────────────────────────┐",
        "│ The disk is full. Nothing was     │",
        "│ changed; make room and try again. │",
        "│ [OK]                              │",
        "└───────────────────────────────────┘",
      ],
      fails: ["N7"],
      figures: [[12, 1, 0], [12, 1, 0], [16, 1, 2], [12, 1, 0]]),
    PitfallFinding(
      pitfall: .swallowedError, kind: .traps, wrongLines: ["The program ends."],
      lostLines: [
        "The notes can't be opened: it was",
        "written by a newer program, as version",
        "2.0.0; this one knows versions up to", "1.0.0.",
      ],
      trap: "The container could not be made.", figures: [[], [1, 0, 0]]),
  ]

  private static let list = [
    PitfallFinding(
      pitfall: .lostSortAndFilter, kind: .shows,
      // It stands above the other row, and belongs below it.
      wrongLines: ["99  모마    아포짓"], lostLines: ["99  모마    아포짓"],
      fails: ["R4", "R6"],
      figures: [[34, 1, 1], [35, 3, 0], [37, 3, 3], [31, 3, 1]]),
    PitfallFinding(
      pitfall: .unsortedLast, kind: .shows,
      wrongLines: [" 3  김다인  세터"], lostLines: ["99  모마    아포짓"],
      fails: ["R4"],
      figures: [[41, 2, 0], [39, 3, 0], [41, 3, 3], [34, 3, 1]]),
    PitfallFinding(
      pitfall: .deleteFirstOfNone, kind: .traps,
      wrongLines: ["The program ends."],
      lostLines: [
        "Scored", "──────", "  No scores yet", "",
        "Order: (•) Time ( ) Number ( ) Name", "Delete last (disabled)",
      ],
      trap: "Index out of range", fails: ["R5"],
      figures: [[], [32, 2, 0], [33, 2, 3], [29, 2, 1]]),
    PitfallFinding(
      pitfall: .deleteByIndex, kind: .shows,
      wrongLines: ["Ada - A"], lostLines: ["새소년 - A"], fails: ["V8"],
      figures: [[21, 2, 0], [18, 1, 0], [13, 2, 5], [18, 1, 1]]),
    PitfallFinding(
      pitfall: .deleteByOffsets, kind: .shows,
      wrongLines: ["Ada - B", "Ada - D", "[Delete all]"],
      lostLines: ["  No music videos", "Delete all (disabled)"],
      fails: ["V9"],
      figures: [[23, 1, 1], [22, 1, 0], [17, 2, 5], [22, 1, 1]]),
    PitfallFinding(
      pitfall: .deleteByOffsets, kind: .traps,
      wrongLines: ["The program ends."],
      lostLines: [
        "Music videos", "────────────", "Search  ‹Playlist›", "",
        "  No music videos", "", "Delete all (disabled)",
      ],
      trap: "Index out of range", fails: ["V9"],
      figures: [[], [22, 1, 0], [17, 2, 5], [22, 1, 1]]),
    PitfallFinding(
      pitfall: .insertedTwice, kind: .shows,
      wrongLines: ["Harbour Cats - Moonlit Pier"],
      fails: ["V7", "V8", "V11"],
      figures: [[62, 1, 0], [47, 1, 0], [46, 2, 5], [87, 1, 1]]),
    PitfallFinding(
      pitfall: .pageOnlyDelete, kind: .shows,
      wrongLines: ["› Name  Alex", "  Sex   Man"], fails: ["E6"],
      figures: [[8, 1, 0], [2, 1, 0], [3, 1, 2], [2, 1, 1]]),
  ]

  private static let views = [
    PitfallFinding(
      pitfall: .recreatedModel, kind: .shows,
      wrongLines: ["[Moo]  Mooed 0 times"], lostLines: ["[Moo]  Mooed 2 times"],
      fails: ["C5"],
      figures: [[122, 0, 6], [107, 0, 0], [118, 0, 3], [107, 0, 2]]),
    PitfallFinding(
      pitfall: .frozenSelection, kind: .shows,
      wrongLines: ["Calf", " v__v", " (oo)___", #"  ""|| ||~"#],
      lostLines: [
        "Mother and calf", " v____v", " ( oo )_______   v__v",
        #"  (--)        )\ (oo)__"#, #"   ||--uu--||  *  ""|||~"#,
      ],
      fails: ["C4", "C5"],
      figures: [[59, 0, 1], [60, 0, 0], [63, 0, 3], [60, 0, 3]]),
    PitfallFinding(
      pitfall: .copiedArgument, kind: .shows,
      wrongLines: ["[Moo]  Mooed 1 time"], lostLines: ["[Moo]  Mooed 0 times"],
      fails: ["C5"],
      figures: [[67, 0, 1], [62, 0, 0], [66, 0, 3], [62, 0, 3]]),
    PitfallFinding(
      pitfall: .nestedObject, kind: .shows,
      wrongLines: ["[Moo]  Mooed 0 times"], lostLines: ["[Moo]  Mooed 1 time"],
      fails: ["C5"],
      figures: [[61, 0, 1], [57, 0, 0], [63, 0, 3], [57, 0, 2]]),
    PitfallFinding(
      pitfall: .tooManyRedraws, kind: .costs,
      figures: [[270, 0, 79], [103, 0, 0], [114, 0, 3], [103, 0, 2]]),
  ]
}
