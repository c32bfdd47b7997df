import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the notes screen.
  public static let notes = [
    Clause("N1", "Notes are listed by text, equal ones by time") { stage in
      let screen = stage.open(.notes)
      try screen.add("water the plants", "milk", "김치 담그기", "Bread", "milk")

      try expect(
        screen.rows,
        is: ["Bread", "milk", "milk", "water the plants", "김치 담그기"])

      try screen.change("milk", at: 0, to: "cream")
      try expect(
        stage.storedNotes,
        is: ["water the plants", "cream", "김치 담그기", "Bread", "milk"])
    },
    Clause(
      "N2",
      "Add stores the text trimmed and clears the field; blank is disabled"
    ) { stage in
      let screen = stage.open(.notes)
      for blank in ["", " ", "\u{3000}"] {
        try screen.type(blank, into: "New note")
        try expect(screen, shows: "Add (disabled)")
        try expect(.disabled("Add")) { () throws(ScreenError) in
          try screen.tap("Add")
        }
      }
      try screen.clear("New note")

      try screen.add("  buy  milk ")
      try expect(screen.rows, is: ["buy milk"])
      try expect(stage.storedNotes, is: ["buy  milk"])
      try expect(screen, shows: "New note: [ ]")
      try expect(screen, shows: "Add (disabled)")
    },
    Clause(
      "N3", "A note is edited in a field or left; it can be deleted"
    ) { stage in
      let screen = stage.open(.notes)
      try screen.add("buy milk", "call the bank", "water the plants")

      try screen.change("buy milk", to: " sell milk ")
      try expect(
        screen.rows, is: ["call the bank", "sell milk", "water the plants"])

      try screen.tap("sell milk")
      try expect(screen, shows: "Edit: [sell milk ]")
      try screen.type("shake", into: "Edit")
      try screen.back()
      try expect(
        screen.rows, is: ["call the bank", "sell milk", "water the plants"])

      try screen.change("sell milk", to: "  ")
      try expect(screen, shows: "! A note can't be blank.")
      try expect(screen.rows, is: ["call the bank", "water the plants"])
      try screen.back()

      try screen.deleteRow("call the bank")
      try expect(screen.rows, is: ["sell milk", "water the plants"])
      try expect(stage.storedNotes, is: ["sell milk", "water the plants"])
    },
    Clause(
      "N4", "The filter shows only notes that contain it, ignoring case"
    ) { stage in
      let screen = stage.open(.notes)
      try screen.add("Buy milk", "sell milk", "sleep", "caf\u{E9}")

      for (filter, notes) in [
        ("MILK", ["Buy milk", "sell milk"]), ("milkshake", []),
        ("cafe\u{301}", ["caf\u{E9}"]), ("cafe", []),
      ] {
        try screen.type(filter, into: "Filter")
        try expect(screen.rows, is: notes)
        try screen.clear("Filter")
      }

      try expect(
        screen.rows, is: ["Buy milk", "caf\u{E9}", "sell milk", "sleep"])
    },
    Clause("N5", "Notes survive a relaunch") { stage in
      let screen = stage.open(.notes)
      try screen.add("call the bank", "buy milk")
      try screen.change("buy milk", to: "sell milk")

      let relaunched = try stage.relaunch(consume screen)

      try expect(relaunched.rows, is: ["call the bank", "sell milk"])
    },
    Clause(
      "N6", "A note added, changed or deleted elsewhere shows with no action"
    ) { stage in
      for elsewhere in [Stage.Elsewhere.otherContext, .otherContainer] {
        let screen = stage.open(.notes)
        try expect(screen.rows, is: [])

        try stage.change(in: elsewhere) { context in
          context.insert(Note("buy milk"))
          context.insert(Note("call the bank"))
        }
        try expect(screen.rows, is: ["buy milk", "call the bank"])

        try stage.change(in: elsewhere) { try $0.note(0).change(to: "sleep") }
        try expect(screen.rows, is: ["call the bank", "sleep"])

        try screen.tap("sleep")
        try screen.type(" well", into: "Edit")
        try stage.change(in: elsewhere) { try $0.delete(model: Note.self) }
        try expect(screen.rows, is: [])
        try expect(screen, shows: "Edit: [sleep well ]")
        try expect(screen, shows: "! This note was deleted elsewhere.")
        try screen.submit("Edit")
        try expect(stage.storedNotes, is: [])
        try screen.back()
        try expect(screen, shows: "No notes yet")
      }
    },
    Clause(
      "N7", "A save that fails is told, changes nothing and can be made again"
    ) { stage in
      let screen = stage.open(.notes)
      try screen.add("buy milk", "sleep")
      try screen.type("call the bank", into: "New note")

      for obstacle in SaveObstacle.allCases {
        try await stage.whileSavesFail(obstacle) {
          try screen.tap("Add")
          try screen.expectFailure(obstacle)
          try screen.deleteRow("sleep")
          try screen.expectFailure(obstacle)
          try expect(screen.rows, is: ["buy milk", "sleep"])

          try screen.change("buy milk", to: "sell milk")
          try screen.expectFailure(obstacle)
          try expect(screen, shows: "Edit: [sell milk ]")
        }
        try screen.back()
        try expect(screen.rows, is: ["buy milk", "sleep"])
        try expect(stage.storedNotes, is: ["buy milk", "sleep"])
        try expect(screen, shows: "New note: [call the bank ]")
      }

      try screen.tap("Add")
      try expect(screen.rows, is: ["buy milk", "call the bank", "sleep"])
      try expect(stage.storedNotes, is: ["buy milk", "sleep", "call the bank"])
    },
  ]
}

extension Screen {
  fileprivate func add(_ notes: String...) throws {
    for note in notes {
      try type(note, into: "New note")
      try tap("Add")
    }
  }

  fileprivate func change(
    _ note: String, at index: Int? = nil, to text: String
  ) throws {
    try tap(note, at: index)
    try clear("Edit")
    try type(text, into: "Edit")
    try submit("Edit")
  }

  /// Demands an alert that says why a save failed, and leaves it.
  fileprivate func expectFailure(_ obstacle: SaveObstacle) throws {
    let reason =
      switch obstacle {
      case .lock: "Another program is using the store."
      case .fullDisk: "The disk is full."
      case .readOnly: "The store may be read but not written."
      }
    try expect(
      elements.first, is: ScreenElement(.alert, "Not saved"))
    try expect(
      elements.dropFirst().first?.label.hasPrefix(reason), is: true)
    try tap("OK")
  }
}

extension Stage {
  /// The notes in the store, in the order of insertion.
  fileprivate var storedNotes: [String] {
    get throws {
      var notes: [String] = []
      try change(in: .otherContainer) { context in
        notes = try context.fetch(FetchDescriptor<Note>()).map(\.text)
      }
      return notes
    }
  }
}

extension ModelContext {
  /// A note, by its place in the order of insertion.
  fileprivate func note(_ place: Int) throws -> Note {
    try fetch(FetchDescriptor<Note>())[place]
  }
}
