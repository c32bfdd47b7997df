import Foundation
import Model

/// The rows that a screen keeps in the store.
struct StoredRows: Sendable {
  /// Inserts the rows with these numbers, from 0, into a context.
  let insert: @Sendable (ModelContext, Range<Int>) -> Void

  /// Inserts the row that is added elsewhere.
  let insertOther: @Sendable (ModelContext) -> Void

  let count: @Sendable (ModelContext) throws -> Int

  /// Deletes all but the first rows.
  let keep: @Sendable (ModelContext, Int) throws -> Void

  /// Describes the rows of an entity.
  ///
  /// - Parameters:
  ///   - make: Makes the object with a number.
  ///   - other: Makes the object that is added elsewhere.
  init<T: PersistentModel>(
    _ make: @escaping @Sendable (Int) -> T,
    other: @escaping @Sendable () -> T
  ) {
    insert = { context, numbers in
      for number in numbers { context.insert(make(number)) }
    }
    insertOther = { $0.insert(other()) }
    count = { try $0.fetchCount(FetchDescriptor<T>()) }
    keep = { context, count in
      var rest = FetchDescriptor<T>()
      rest.fetchOffset = count
      for object in try context.fetch(rest) { context.delete(object) }
    }
  }
}

/// A store's file with so many rows, which nobody has open.
struct SeededStore {
  let rows: StoredRows
  let count: Int
  private let file: URL

  /// Makes the file, and all rows in one save.
  init(_ rows: StoredRows, count: Int, in folder: URL) throws {
    self.rows = rows
    self.count = count
    file = folder.appending(path: "\(UUID().uuidString).store")
    try change(in: open()) { rows.insert($0, 0..<count) }
  }

  func open() throws -> ModelContainer {
    try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(url: file, durability: .normal))
  }

  /// Saves a change in a context of its own.
  func change(
    in container: ModelContainer, _ change: (ModelContext) throws -> Void
  ) throws {
    let context = ModelContext(container)
    try change(context)
    try context.save()
  }
}
