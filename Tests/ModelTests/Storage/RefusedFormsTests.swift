import Foundation
import Testing

@testable import Model

/// Predicates and orders that SQL can't answer as Swift would: refused, with
/// the name of the part.
@Suite struct `Refused predicates and sorts` {
  private let context: ModelContext

  init() throws {
    context = ModelContext(try ModelContainer.ofSpecimens())
    context.insert(Specimen())
    try context.save()
    context.insert(Specimen())
  }

  private func expect(
    _ part: String, _ predicate: Predicate<Specimen>,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let error = StorageError.unsupportedPredicate(part: part)
    let descriptor = FetchDescriptor(predicate: predicate)
    #expect(throws: error, sourceLocation: location) {
      try context.fetch(descriptor)
    }
    #expect(throws: error, sourceLocation: location) {
      try context.fetchCount(descriptor)
    }
    #expect(throws: error, sourceLocation: location) {
      try context.fetchIdentifiers(descriptor)
    }
    #expect(throws: error, sourceLocation: location) {
      try context.delete(model: Specimen.self, where: predicate)
    }
    #expect(context.deletedModelsArray.isEmpty, sourceLocation: location)
  }

  // MARK: Predicates

  @Test func `arithmetic on attributes`() {
    let part = "arithmetic on attributes"

    expect(part, #Predicate { $0.count + 1 > 2 })
    expect(part, #Predicate { 3 - $0.count > 2 })
    expect(part, #Predicate { $0.size * 2 > 2 })
    expect(part, #Predicate { -$0.count > 2 })
    expect("IntRemainder", #Predicate { $0.count % 2 == 0 })
    expect("IntDivision", #Predicate { $0.count / 2 == 0 })
    expect("FloatDivision", #Predicate { $0.size / 2 == 0 })
  }

  @Test func `arithmetic that would trap`() {
    let most = Int.max
    let least = Int.min

    expect("a result that Int can't hold", #Predicate { $0.count > most + 1 })
    expect("a result that Int can't hold", #Predicate { $0.count > least - 1 })
    expect("a result that Int can't hold", #Predicate { $0.count > most * 2 })
    expect("a result that Int can't hold", #Predicate { $0.count > -least })
  }

  @Test func `forced unwrapping and casts`() {
    expect("ForcedUnwrap", #Predicate { $0.limit! > 1 })
    expect("ForcedUnwrap", #Predicate { $0.note!.isEmpty })
    // Written out, because the compiler warns of casts that always fail.
    expect(
      "TypeCheck",
      Predicate { specimen in
        PredicateExpressions.TypeCheck<_, Double>(
          PredicateExpressions.build_KeyPath(root: specimen, keyPath: \.count))
      })
    expect(
      "ConditionalCast",
      Predicate { specimen in
        PredicateExpressions.build_NilCoalesce(
          lhs: PredicateExpressions.ConditionalCast<_, Bool>(
            PredicateExpressions.build_KeyPath(
              root: specimen, keyPath: \.count)),
          rhs: PredicateExpressions.build_Arg(true))
      })
  }

  @Test func `values that no row can have`() {
    let unknown = Double.nan
    let none = Float.nan
    let never = Date(timeIntervalSinceReferenceDate: .nan)

    expect("the value nan", #Predicate { $0.size == unknown })
    expect("the value nan", #Predicate { $0.weight ?? 0 < unknown })
    expect("the value nan", #Predicate { $0.ratio != none })
    expect("the value nan", #Predicate { $0.day > never })
  }

  @Test func `values that are stored as JSON`() {
    let address = Address(city: "Seoul")
    let maybe: Address? = address
    let list = [address]
    let same = "a comparison of values that are stored as JSON"

    expect("a value of type Address", #Predicate { $0.address == address })
    expect("a value of type Address", #Predicate { $0.other == maybe })
    expect(same, #Predicate { $0.other == $0.other })
    expect(same, #Predicate { ($0.other ?? $0.address) != $0.address })
    expect("a property of Address", #Predicate { $0.address.city == "x" })
    expect(
      "a list of values stored as JSON",
      #Predicate { list.contains($0.address) })
  }

  @Test func `properties that are no column`() {
    let part = "a property of Specimen that is no column"

    expect(part, #Predicate { $0.isDeleted })
    expect(part, #Predicate { $0.comment == "" })
    expect("a property of String", #Predicate { $0.text.count > 3 })
    expect("a property of Data", #Predicate { $0.bytes.isEmpty })
    expect("a property of Role", #Predicate { $0.role.rawValue == "setter" })
  }

  @Test func `orders that rows don't have`() {
    let role = Role.libero
    let range = Role.setter...Role.setter

    expect("an order of Role values", #Predicate { $0.role < role })
    expect("an order of Role values", #Predicate { role >= $0.role })
    expect(
      "an order of Role values", #Predicate { ($0.second ?? $0.role) > role })
    expect("a range of Role values", #Predicate { range.contains($0.role) })
  }

  @Test func `ranges without two fixed bounds in order`() {
    let (low, high) = (3, 1)
    let from = 3...
    let upTo = ..<3
    let through = ...3
    let part = "a range without a lower and an upper bound"

    expect(
      "a range from 3 down to 1",
      #Predicate { (low...high).contains($0.count) })
    expect(
      "a range from 3 down to 1",
      #Predicate { (low..<high).contains($0.count) })
    expect(
      "a range whose bounds are not fixed",
      #Predicate { (low...$0.count).contains(2) })
    expect(part, #Predicate { from.contains($0.count) })
    expect(part, #Predicate { upTo.contains($0.count) })
    expect(part, #Predicate { through.contains($0.count) })
  }

  @Test func `searches in anything but text`() {
    let byte: UInt8 = 1
    let bytes = Data([1])
    let many = Array(0...30_000)

    expect(
      "contains(_:) on an attribute", #Predicate { $0.bytes.contains(byte) })
    expect("contains(_:) on Data", #Predicate { $0.bytes.contains(bytes) })
    expect("starts(with:) on Data", #Predicate { $0.bytes.starts(with: bytes) })
    expect("a list of 30001 values", #Predicate { many.contains($0.count) })
  }

  @Test func `closures, subscripts, greatest and least`() {
    let list = [1, 2]
    let names = ["a": 1]

    expect(
      "SequenceContainsWhere",
      #Predicate { one in list.contains { $0 == one.count } })
    expect(
      "SequenceAllSatisfy",
      #Predicate { one in list.allSatisfy { $0 == one.count } })
    expect(
      "Filter",
      #Predicate { one in list.filter { $0 == one.count }.isEmpty })
    expect("SequenceMaximum", #Predicate { $0.limit == list.max() })
    expect("SequenceMinimum", #Predicate { $0.limit == list.min() })
    expect(
      "CollectionIndexSubscript", #Predicate { list[$0.count] == 1 })
    expect(
      "DictionaryKeySubscript", #Predicate { names[$0.text] == 1 })
  }

  // MARK: Sorts

  @Test(arguments: [
    ("Specimen.role", SortDescriptor(\Specimen.role)),
    ("Specimen.second", SortDescriptor(\.second, order: .reverse)),
    (
      "a property of Specimen that is no column",
      SortDescriptor(\.comment)
    ),
    (
      "a property of Specimen that is no column",
      SortDescriptor(\.text.count)
    ),
    (
      "a property of Specimen that is no column",
      SortDescriptor(\.address.city)
    ),
  ])
  func `a sort`(part: String, sort: SortDescriptor<Specimen>) {
    let error = StorageError.unsupportedSortDescriptor(part: part)
    let descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.text), sort])

    #expect(throws: error) { try context.fetch(descriptor) }
    #expect(throws: error) { try context.fetchIdentifiers(descriptor) }
    #expect(throws: error) { try context.fetchCount(descriptor) }
  }

  // MARK: Values

  @Test func `a value that is no number, by the save`() throws {
    let ways: [(String, (Specimen) -> Void)] = [
      ("size", { $0.size = .nan }),
      ("weight", { $0.weight = .nan }),
      ("ratio", { $0.ratio = .nan }),
      ("day", { $0.day = Date(timeIntervalSinceReferenceDate: .nan) }),
      ("due", { $0.due = Date(timeIntervalSinceReferenceDate: .nan) }),
    ]

    for (attribute, spoil) in ways {
      let specimen = Specimen()
      spoil(specimen)
      context.insert(specimen)
      #expect(
        throws: StorageError.invalidValue(
          entity: "Specimen", attribute: attribute, value: "nan")
      ) { try context.save() }
      context.delete(specimen)
    }
  }
}
