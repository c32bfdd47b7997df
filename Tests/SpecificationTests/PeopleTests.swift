import Model
import Specification
import Testing
import TextUI
import WorkbenchKit

/// What the people screen makes of bad input and of a store that fails.
@MainActor
@Suite struct `People screen` {
  @Test(arguments: Pattern.all)
  func `says who was deleted elsewhere`(pattern: Pattern) async throws {
    let stage = try Stage(pattern, width: 80)
    let screen = stage.open(.people)
    try screen.add("김민지")
    try screen.tap("김민지 Man")
    try stage.change(in: .otherContainer) { try $0.delete(model: Person.self) }

    try screen.tap("Save")

    #expect(screen.text == Picture.unscripted("people", "Deleted elsewhere"))
  }

  @Test(arguments: Pattern.all, SaveObstacle.allCases)
  func `keeps what was typed until it can be saved, once`(
    pattern: Pattern, obstacle: SaveObstacle
  ) async throws {
    let stage = try Stage(pattern)
    let screen = stage.open(.people)
    try screen.add("Adam")

    for (button, names) in [
      ("Add", ["Adam", "Eve"]), ("Adam Man", ["Eve", "Eve"]),
    ] {
      try screen.tap(button)
      try screen.clear("Name")
      try screen.type("Eve", into: "Name")
      try await stage.whileSavesFail(obstacle) {
        try screen.tap("Save")
        try screen.tap("Save")
        #expect(screen.text.contains("! "))
        #expect(screen.text.contains("Name: [Eve "))
      }
      try screen.tap("Save")
      #expect(screen.names == names)
    }
    #expect(screen.issues.isEmpty)
  }

  @Test(arguments: Pattern.all)
  func `saves at Return, and says what a blank name lacks`(
    pattern: Pattern
  ) throws {
    let screen = try Stage(pattern).open(.people)
    try screen.tap("Add")

    try screen.submit("Name")
    #expect(screen.text.contains("! A name can't be blank."))

    try screen.type("Eve", into: "Name")
    try screen.submit("Name")
    #expect(screen.names == ["Eve"])
  }

  @Test(arguments: Pattern.all)
  func `begins a form anew after a failure`(pattern: Pattern) async throws {
    let stage = try Stage(pattern)
    let screen = stage.open(.people)
    try screen.tap("Add")
    try screen.type("Eve", into: "Name")
    try await stage.whileSavesFail(.readOnly) { try screen.tap("Save") }
    try screen.tap("Cancel")

    try screen.tap("Add")

    #expect(!screen.text.contains("! "))
  }

  @Test(
    arguments: Pattern.all,
    ["👩🏽‍🚀", "\u{7}", "\u{1b}[31m", "\u{1112}\u{1161}\u{11ab}"])
  func `takes any name`(pattern: Pattern, name: String) async throws {
    let screen = try Stage(pattern).open(.people)

    try screen.add(name)
    try screen.add(String(repeating: "긴", count: 10_000))

    #expect(screen.names.count == 2)
    #expect(screen.names[1] == "긴긴긴긴긴긴긴긴긴긴긴긴긴긴긴…")
    #expect(screen.issues.isEmpty)
  }
}

extension Screen {
  /// The names on the list of people.
  fileprivate var names: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("› Name  ") }
      .map { String($0.dropFirst(8)) }
  }

  fileprivate func add(_ name: String) throws {
    try tap("Add")
    try type(name, into: "Name")
    try tap("Save")
  }
}
