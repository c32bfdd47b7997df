import Model
import Testing

@Suite struct `People` {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  @Test func `are added with a name without blanks at its ends`() throws {
    try add(PersonDraft(name: " \t김 민지\u{3000}\n", sex: .woman))

    #expect(try stored() == ["김 민지 Woman"])
  }

  @Test(arguments: ["", " ", "\t\n", "\u{3000}\u{a0}"])
  func `are not added without a name`(name: String) throws {
    let draft = PersonDraft(name: name)
    #expect(!draft.canBeSaved)

    let failure = #expect(throws: SaveFailure.self) {
      try draft.save(in: context)
    }

    #expect(failure?.message == "A name can't be blank.")
    #expect(try stored() == [])
  }

  @Test(arguments: [
    "👩🏽‍🚀", "\u{7}", "\u{1b}[31m", "\0", "a\nb", "\u{1112}\u{1161}\u{11ab}",
    String(repeating: "긴", count: 10_000),
  ])
  func `can have any other name`(name: String) throws {
    try add(name)

    #expect(try stored() == ["\(name) Man"])
  }

  @Test func `are edited one at a time, and nobody is added`() throws {
    try add("Adam", "Alex", "Eve")
    var draft = PersonDraft(try people()[1])
    #expect(draft.title == "Edit person")
    #expect(draft.name == "Alex")

    draft.name = "김민지"
    draft.sex = .woman
    #expect(try draft.save(in: context) == nil)

    #expect(try stored() == ["Adam Man", "김민지 Woman", "Eve Man"])
    #expect(try people()[1].name == "김민지")
  }

  @Test(arguments: [true, false])
  func `who were deleted elsewhere are not re-created`(
    isChanged: Bool
  ) throws {
    try add("Adam", "Alex")
    var draft = PersonDraft(try people()[1])
    if isChanged { draft.name = "Eve" }
    let elsewhere = ModelContext(container)
    elsewhere.delete(try elsewhere.fetch(FetchDescriptor<Person>())[1])
    try elsewhere.save()

    let deletion = try draft.save(in: context)

    #expect(
      deletion?.message == "Alex was deleted elsewhere. Nothing was saved.")
    #expect(try stored() == ["Adam Man"])
    #expect(!context.hasChanges)
  }

  @Test func `with a long name are told with its beginning`() throws {
    try add(String(repeating: "긴", count: 10_000))
    let draft = PersonDraft(try people()[0])
    try context.delete(model: Person.self)
    try context.save()

    let deletion = try draft.save(in: context)

    let name = String(repeating: "긴", count: 40)
    #expect(deletion?.message.hasPrefix("\(name)… was deleted") == true)
  }

  @Test(arguments: [SaveObstacle.fullDisk, .readOnly])
  func `stay as they are when a save fails`(obstacle: SaveObstacle) throws {
    try add("Adam")
    var draft = PersonDraft(try people()[0])
    draft.name = "Eve"
    let hold = try container.obstructSaves(by: obstacle)

    #expect(throws: SaveFailure.self) { try draft.save(in: context) }
    #expect(throws: SaveFailure.self) {
      try PersonDraft(name: "Alex").save(in: context)
    }

    #expect(try people().map(\.name) == ["Adam"])
    #expect(!context.hasChanges)
    withExtendedLifetime(hold) {}
  }

  private func add(_ names: String...) throws {
    for name in names {
      try add(PersonDraft(name: name))
    }
  }

  private func add(_ draft: PersonDraft) throws {
    #expect(try draft.save(in: context) == nil)
  }

  private func people() throws -> [Person] {
    try context.fetch(FetchDescriptor())
  }

  /// The people as another context finds them.
  private func stored() throws -> [String] {
    try ModelContext(container).fetch(FetchDescriptor<Person>())
      .map { "\($0.name) \($0.sex.rawValue)" }
  }
}
