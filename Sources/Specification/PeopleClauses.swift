import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the people screen.
  public static let people = [
    Clause(
      "E1", "People are listed with name and sex, in the order of addition"
    ) { stage in
      let screen = stage.open(.people)
      try expect(screen.lines(under: "People"), is: ["No people yet"])

      try screen.add("정지윤", .woman)
      try screen.add("Alex", .man)
      try screen.add("김민지", .woman)

      try expect(
        screen.lines(under: "People"),
        is: [
          "› Name 정지윤", "Sex Woman", "› Name Alex", "Sex Man",
          "› Name 김민지", "Sex Woman",
        ])
    },
    Clause(
      "E2", "Add opens a sheet with an empty form for a man"
    ) { stage in
      let screen = stage.open(.people)

      try screen.tap("Add")

      try expect(screen.unfocusedElements, is: form("Add person", "", .man))
    },
    Clause(
      "E3", "Choosing a person opens the same sheet, filled in"
    ) { stage in
      let screen = stage.open(.people)
      try screen.add("Alex", .man)
      try screen.add("김민지", .woman)

      for (row, name, sex) in [
        ("김민지 Woman", "김민지", Sex.woman), ("Alex Man", "Alex", .man),
      ] {
        try screen.tap(row)
        try expect(screen.unfocusedElements, is: form("Edit person", name, sex))
        try screen.tap("Cancel")
      }
    },
    Clause(
      "E4", "Leaving the sheet changes nothing, and the next Add starts empty"
    ) { stage in
      let screen = stage.open(.people)
      try screen.add("Alex", .man)
      let leaving: [(Screen) throws -> Void] = [
        { try $0.tap("Cancel") }, { try $0.dismiss() },
      ]

      for leave in leaving {
        for button in ["Add", "Alex Man"] {
          try screen.tap(button)
          try screen.fill("김민지", .woman)
          try leave(screen)
          try expect(screen.people, is: ["Alex Man"])
          try expect(stage.storedPeople(), is: ["Alex Man"])

          try screen.tap("Add")
          try expect(screen.unfocusedElements, is: form("Add person", "", .man))
          try leave(screen)
        }
      }
    },
    Clause(
      "E5", "Save adds or updates one person, and is disabled with a blank name"
    ) { stage in
      let screen = stage.open(.people)
      for name in ["", "   ", "\u{3000}"] {
        try screen.tap("Add")
        try screen.type(name, into: "Name")
        try expect(.disabled("Save")) { () throws(ScreenError) in
          try screen.tap("Save")
        }
        try screen.tap("Cancel")
      }
      try expect(stage.storedPeople(), is: [])

      try screen.add("  Alex ", .man)
      try screen.add("Alex", .man)
      try expect(screen.people, is: ["Alex Man", "Alex Man"])
      try expect(stage.storedPeople(), is: ["Alex Man", "Alex Man"])

      try screen.tap("Alex Man", at: 1)
      try screen.fill(" ", .man)
      try expect(.disabled("Save")) { () throws(ScreenError) in
        try screen.tap("Save")
      }
      try screen.fill("Alexandra", .woman)
      try screen.tap("Save")
      try expect(
        screen.people, is: ["Alex Man", "Alexandra Woman"])
      try expect(stage.storedPeople(), is: ["Alex Man", "Alexandra Woman"])
    },
    Clause(
      "E6", "Deleting rows deletes exactly those people, from the store too"
    ) { stage in
      let screen = stage.open(.people)
      for name in ["Eve", "Alex", "Eve", "Adam", "Eve"] {
        try screen.add(name, name == "Eve" ? .woman : .man)
      }

      try screen.deleteRow("Eve Woman", at: 1)
      let rest = ["Eve Woman", "Alex Man", "Adam Man", "Eve Woman"]
      try expect(screen.people, is: rest)
      try expect(stage.storedPeople(), is: rest)

      for row in ["Adam Man", "Alex Man"] {
        try screen.deleteRow(row)
      }
      try expect(screen.people, is: ["Eve Woman", "Eve Woman"])
      try expect(stage.storedPeople(), is: ["Eve Woman", "Eve Woman"])
    },
    Clause("E7", "People survive a relaunch") { stage in
      let screen = stage.open(.people)
      try screen.add("김민지", .woman)
      try screen.add("Alex", .man)

      let relaunched = try stage.relaunch(consume screen)

      try expect(
        relaunched.people, is: ["김민지 Woman", "Alex Man"])
    },
    Clause(
      "E8", "Who is saved elsewhere appears; who was deleted is not re-created"
    ) { stage in
      let screen = stage.open(.people)
      for elsewhere in [Stage.Elsewhere.otherContext, .otherContainer] {
        for name in ["김민지", "김 민지"] {
          try stage.change(in: elsewhere) { $0.insert(Person(.minji)) }
          try expect(screen.people, is: ["김민지 Woman"])

          try screen.tap("김민지 Woman")
          try screen.fill(name, .woman)
          try stage.change(in: elsewhere) { try $0.delete(model: Person.self) }
          try screen.tap("Save")
          try expect(
            screen.unfocusedElements,
            is: [
              ScreenElement(.alert, "Person deleted"),
              ScreenElement(
                .text, "김민지 was deleted elsewhere. Nothing was saved."),
              ScreenElement(.button, "OK"),
            ])

          try screen.tap("OK")
          try expect(screen.lines(under: "People"), is: ["No people yet"])
          try expect(stage.storedPeople(), is: [])
        }
      }
    },
  ]

  /// The form as a reader of the screen is told it.
  @MainActor
  private static func form(
    _ title: String, _ name: String, _ sex: Sex
  ) -> [ScreenElement] {
    [
      ScreenElement(.sheet, title),
      ScreenElement(.textField, "Name", value: name),
      ScreenElement(.picker, "Sex", value: sex.rawValue),
    ]
      + Sex.allCases.map { option in
        ScreenElement(.option, option.rawValue, isSelected: option == sex)
      } + [
        ScreenElement(.button, "Cancel"),
        ScreenElement(.button, "Save", isEnabled: !name.isEmpty),
      ]
  }
}

extension Screen {
  /// The name and the sex of each person on the list.
  fileprivate var people: [String] {
    let lines = lines(under: "People")
    return stride(from: 0, to: lines.count, by: 2).map { index in
      lines[index...].prefix(2).joined(separator: " ")
        .replacing("› Name ", with: "").replacing(" Sex ", with: " ")
    }
  }

  /// Fills in the form that is open.
  fileprivate func fill(_ name: String, _ sex: Sex) throws {
    try clear("Name")
    try type(name, into: "Name")
    try pick(sex.rawValue)
  }

  fileprivate func add(_ name: String, _ sex: Sex) throws {
    try tap("Add")
    try fill(name, sex)
    try tap("Save")
  }

  /// What is on the screen, wherever the focus is.
  fileprivate var unfocusedElements: [ScreenElement] {
    elements.map { element in
      var element = element
      element.isFocused = false
      return element
    }
  }
}

extension Stage {
  /// The people as another program would find them.
  fileprivate func storedPeople() throws -> [String] {
    var people: [Person] = []
    try change(in: .otherContainer) {
      people = try $0.fetch(FetchDescriptor())
    }
    return people.map { "\($0.name) \($0.sex.rawValue)" }
  }
}

nonisolated extension PersonDraft {
  fileprivate static var minji: PersonDraft {
    PersonDraft(name: "김민지", sex: .woman)
  }
}
