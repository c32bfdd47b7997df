import Foundation

@testable import store_worker

/// A predicate, and what it means said a second time in plain Swift.
struct PredicateForm {
  let name: String
  let predicate: Predicate<Specimen>
  let matches: (Row) -> Bool
}

/// Every form of predicate that is supported, with random values in it.
///
/// A new form is one `add` in the file of its kind.
struct PredicateForms {
  private(set) var all: [PredicateForm] = []
  /// A row to take values from, so that something meets the predicates.
  let row: Row
  var random: SeededGenerator
  private var values = ""

  init(like row: Row, _ random: inout SeededGenerator) {
    self.row = row
    self.random = SeededGenerator(seed: random.next())
    addTexts()
    addOptionalTexts()
    addIntegers()
    addOptionalIntegers()
    addFractions()
    addDates()
    addIdentifiers()
    addEnums()
    addLogic()
  }

  /// Says which values the forms that follow have captured.
  mutating func capture(_ values: Any?...) {
    self.values = values.map { value in
      String("\(value ?? "nil")".debugDescription.prefix(80))
    }.joined(separator: ", ")
  }

  mutating func add(
    _ name: String, _ predicate: Predicate<Specimen>,
    _ matches: @escaping (Row) -> Bool
  ) {
    all.append(
      PredicateForm(
        name: "\(name) [\(values)]", predicate: predicate, matches: matches))
  }
}
