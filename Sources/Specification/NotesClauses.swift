import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the notes screen.
  public static let notes = [
    Clause("N1", "Notes are listed by text, equal ones by time") { stage in
      let screen = stage.open(.notes)
      try screen.add("water", "milk", "김치", "Bread", "milk")

      try expect(
        screen.rows,
        is: ["Bread", "milk", "milk", "water", "김치"])

      try screen.change("milk", at: 0, to: "cream")
      try expect(
        stage.storedNotes,
        is: ["water", "cream", "김치", "Bread", "milk"])
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

      try screen.add("  a  b ")
      try expect(screen.rows, is: ["a b"])
      try expect(stage.storedNotes, is: ["a  b"])
      try expect(screen, shows: "New note: [ ]")
      try expect(screen, shows: "Add (disabled)")
    },
    Clause(
      "N3", "A note is edited in a field or left; it can be deleted"
    ) { stage in
      let screen = stage.open(.notes)
      try screen.add("milk", "call", "water")

      try screen.change("milk", to: " oats ")
      try expect(
        screen.rows, is: ["call", "oats", "water"])

      try screen.tap("oats")
      try expect(screen, shows: "Edit: [oats ]")
      try screen.type("shake", into: "Edit")
      try screen.back()
      try expect(
        screen.rows, is: ["call", "oats", "water"])

      try screen.change("oats", to: "  ")
      try expect(screen, shows: "! A note can't be blank.")
      try expect(screen.rows, is: ["call", "water"])
      try screen.back()

      try screen.deleteRow("call")
      try expect(screen.rows, is: ["oats", "water"])
      try expect(stage.storedNotes, is: ["oats", "water"])
    },
    Clause(
      "N4", "The filter shows only notes that contain it, ignoring case"
    ) { stage in
      let screen = stage.open(.notes)
      try screen.add("Milk", "oat milk", "tea", "caf\u{E9}")

      for (filter, notes) in [
        ("MILK", ["Milk", "oat milk"]), ("milky", []),
        ("cafe\u{301}", ["caf\u{E9}"]), ("cafe", []),
      ] {
        try screen.type(filter, into: "Filter")
        try expect(screen.rows, is: notes)
        try screen.clear("Filter")
      }

      try expect(screen.rows, is: ["Milk", "caf\u{E9}", "oat milk", "tea"])
    },
    Clause("N5", "Notes survive a relaunch") { stage in
      let screen = stage.open(.notes)
      try screen.add("call", "milk")
      try screen.change("milk", to: "oats")

      let relaunched = try stage.relaunch(consume screen)

      try expect(relaunched.rows, is: ["call", "oats"])
    },
    Clause(
      "N6", "A note added, changed or deleted elsewhere shows with no action"
    ) { stage in
      for elsewhere in [Stage.Elsewhere.otherContext, .otherContainer] {
        let screen = stage.open(.notes)
        try expect(screen.rows, is: [])

        try stage.change(in: elsewhere) { context in
          context.insert(Note("milk"))
          context.insert(Note("call"))
        }
        try expect(screen.rows, is: ["call", "milk"])

        try stage.change(in: elsewhere) { try $0.note(0).change(to: "sleep") }
        try expect(screen.rows, is: ["call", "sleep"])

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
      try screen.add("milk", "sleep")
      try screen.type("call", into: "New note")

      for obstacle in SaveObstacle.allCases {
        try await stage.whileSavesFail(obstacle) {
          try screen.tap("Add")
          try screen.expectFailure(obstacle)
          try screen.deleteRow("sleep")
          try screen.expectFailure(obstacle)
          try expect(screen.rows, is: ["milk", "sleep"])

          try screen.change("milk", to: "oats")
          try screen.expectFailure(obstacle)
          try expect(screen, shows: "Edit: [oats ]")
        }
        try screen.back()
        try expect(screen.rows, is: ["milk", "sleep"])
        try expect(stage.storedNotes, is: ["milk", "sleep"])
        try expect(screen, shows: "New note: [call ]")
      }

      try screen.tap("Add")
      try expect(screen.rows, is: ["call", "milk", "sleep"])
      try expect(stage.storedNotes, is: ["milk", "sleep", "call"])
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
