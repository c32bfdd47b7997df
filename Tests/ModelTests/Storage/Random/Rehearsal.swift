import Foundation

@testable import Model
@testable import store_worker

/// Something that isn't as it should be.
struct Divergence: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Three contexts on one file, beside a model of what they should hold.
///
/// The first two have one container; the third has its own, as another process
/// would.
final class Rehearsal {
  let folder: TemporaryFolder
  var model = StoreModel()
  var contexts: [ModelContext] = []
  /// What each step did, in words.
  private(set) var log: [String] = []
  var random = SeededGenerator(seed: 0)
  private let observerSeed: UInt64?
  var watched: [[WatchedResults]] = [[], [], []]

  /// Opens a new file.
  ///
  /// - Parameter observerSeed: Which observers each context has, if any; then
  ///   each of them processes what is pending after each step.
  /// - Throws: What opening a store throws.
  init(observersFrom observerSeed: UInt64? = nil) throws {
    self.observerSeed = observerSeed
    folder = try TemporaryFolder()
    let container = try ModelContainer.ofSpecimens(folder.store)
    let other = try ModelContainer.ofSpecimens(folder.store)
    contexts = [
      ModelContext(container), ModelContext(container), ModelContext(other),
    ]
    for place in contexts.indices { try observe(place) }
  }

  // MARK: Steps

  func perform(_ step: Step) throws {
    // An observer may have let go of something after the last step.
    model.forgetReleased()
    random = SeededGenerator(seed: step.salt)
    let (place, context) = (step.context, contexts[step.context])
    let name = "\(["a", "b", "c"][place]): "
    switch step.action {
    case .insert: log.append(name + insert(in: place))
    case .change: log.append(name + change(in: place))
    case .changeBack: log.append(name + changeBack(in: place))
    case .delete:
      guard let object = pick({ $0.context == place }) else { break }
      log.append(name + "delete #\(object.number)")
      object.specimen.map { context.delete($0) }
      model.delete(object)
    case .reinsert:
      guard
        let object = pick({ [.loose, .gone, .deleted].contains($0.state) })
      else { break }
      log.append(name + "insert #\(object.number) again")
      object.specimen.map { context.insert($0) }
      model.insert(object, in: place)
    case .handOver: handOver(from: place)
    case .deleteWhere:
      guard random.once(in: 3) else { break }
      log.append(name + "delete where isOn")
      try context.delete(model: Specimen.self, where: #Predicate { $0.isOn })
      model.takeInNews(place)
      for seen in model.visible(in: place, includesPending: true)
      where seen.values.isOn {
        try adoptDeleted(seen, in: place)
      }
    case .save:
      log.append(name + "save")
      try save(place, lockedFile: nil) { try context.save() }
    case .saveLocked:
      log.append(name + "save while locked")
      let other = try SQLiteConnection(
        name: folder.store.path, busyTimeout: .zero)
      try other.run("BEGIN IMMEDIATE")
      defer { try? other.run("ROLLBACK") }
      try save(place, lockedFile: folder.store.path) { try context.save() }
    case .rollback:
      log.append(name + "roll back")
      context.rollback()
      model.rollback(place)
    case .transaction:
      log.append(name + "transaction")
      try save(place, lockedFile: nil) {
        try context.transaction { log.append(name + change(in: place)) }
      }
    case .failingTransaction:
      log.append(name + "transaction that throws")
      struct Refusal: Error {}
      try? context.transaction {
        log.append(name + change(in: place))
        log.append(name + insert(in: place))
        throw Refusal()
      }
    case .fetch: try fetch(in: place, log: name, &random)
    case .lookUp:
      // Observers may hold objects that the model doesn't know, as they were.
      if !watched[place].isEmpty { process(place) }
      let row = Int64.random(in: 1...model.lastRow + 1, using: &random)
      try lookUp(in: place, row: row, log: name)
    case .process:
      log.append(name + "process")
      process(place)
    case .drop: drop()
    case .relaunch: try relaunch(place)
    case .erase:
      // Rarely, or nothing would ever grow old.
      guard random.once(in: 5) else { break }
      log.append(name + "erase")
      try context.container.erase()
      model.erase()
    }
  }

  func observe(_ place: Int) throws {
    guard let observerSeed else { return }
    var random = SeededGenerator(seed: observerSeed &+ UInt64(place))
    let row = Row(&random)
    let forms = PredicateForms(like: row, &random).all
    watched[place] = try (0..<6).map { _ in
      let form = forms.randomElement(using: &random)
      let query = RandomQuery(
        random.once(in: 3) ? nil : form, of: 4, &random)
      return try WatchedResults(query, in: contexts[place])
    }
  }

  func append(_ line: String) { log.append(line) }
}
