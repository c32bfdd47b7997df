import Foundation
import Synchronization
import Testing

@testable import Model

@Suite struct `Notifications of saves` {
  let context: ModelContext

  init() throws {
    context = ModelContext(try ModelContainer.inMemory())
  }

  /// Collects what a context posts.
  private final class Log: Sendable {
    private let collected = Mutex<[String]>([])

    var entries: [String] { collected.withLock { $0 } }

    init(of context: ModelContext) {
      for name in [ModelContext.willSave, ModelContext.didSave] {
        _ = NotificationCenter.default.addObserver(
          forName: name, object: context, queue: nil
        ) { [weak self] notification in
          self?.collected.withLock { $0.append(Self.text(notification)) }
        }
      }
    }

    private static func text(_ notification: Notification) -> String {
      let keys: [ModelContext.NotificationKey] = [
        .insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers,
      ]
      let parts = keys.compactMap { key in
        (notification.userInfo?[key.rawValue] as? [PersistentIdentifier])
          .map { "\(key.rawValue) \($0.map(\.description))" }
      }
      return ([notification.name.rawValue] + parts).joined(separator: " ")
    }
  }

  @Test func `a save is announced and reported`() throws {
    let (first, second) = (context.add(1), context.add(2))
    try context.save()
    let log = Log(of: context)

    first.renumber(3)
    context.delete(second)
    context.add(4)
    try context.save()

    #expect(
      log.entries == [
        "ModelContextWillSave",
        """
        ModelContextDidSave inserted ["Goal 3"] updated ["Goal 1"] deleted \
        ["Goal 2"]
        """,
      ])
  }

  @Test func `a save of nothing is not announced`() throws {
    let log = Log(of: context)

    try context.save()

    #expect(log.entries.isEmpty)
  }

  @Test func `a save that fails is not reported`() throws {
    let sample = Sample()
    sample.size = .nan
    context.insert(sample)
    let log = Log(of: context)

    #expect(throws: StorageError.self) { try context.save() }

    #expect(log.entries == ["ModelContextWillSave"])
  }

  @Test func `what is changed at the announcement is saved as well`() throws {
    let goal = context.add(1)
    nonisolated(unsafe) let changed = goal
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.willSave, object: context, queue: nil
    ) { _ in changed.renumber(2) }
    defer { NotificationCenter.default.removeObserver(token) }

    try context.save()

    #expect(try ModelContext(context.container).numbers == [2])
  }
}
