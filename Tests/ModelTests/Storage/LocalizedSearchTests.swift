import Foundation
import Testing

@testable import Model

@Suite struct `Searching as people do` {
  let context: ModelContext

  init() throws {
    context = ModelContext(try ModelContainer.inMemory())
    for text in ["Été", "ETERNAL", "김다인", "straße", "nothing"] {
      let sample = Sample()
      sample.text = text
      sample.note = text == "nothing" ? nil : text
      context.insert(sample)
    }
  }

  private func found(_ predicate: Predicate<Sample>) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: predicate)).map(\.text)
  }

  @Test(arguments: [
    ("ete", ["Été", "ETERNAL"]), ("다", ["김다인"]),
    ("\u{1103}\u{1161}", ["김다인"]), ("STRASSE", ["straße"]), ("", []),
  ])
  func `case and accents don't matter`(
    _ search: String, _ texts: [String]
  )
    throws
  {
    let predicate = #Predicate<Sample> {
      $0.text.localizedStandardContains(search)
    }

    #expect(try found(predicate) == texts)
    try context.save()
    #expect(try found(predicate) == texts)
    #expect(
      try context.fetch(FetchDescriptor<Sample>())
        .filter { try predicate.evaluate($0) }.map(\.text) == texts)
  }

  @Test func `nil contains nothing`() throws {
    let predicate = #Predicate<Sample> {
      $0.note?.localizedStandardContains("t") == true
    }

    #expect(try found(predicate) == ["Été", "ETERNAL", "straße"])
  }
}
