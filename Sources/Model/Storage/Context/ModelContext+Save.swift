import Foundation

extension ModelContext {
  /// Writes everything that is pending, as a whole.
  ///
  /// When it returns, the rows are on the disk, or with the operating system,
  /// as ``ModelConfiguration/durability`` says. Of a changed object only the
  /// changed attributes are written, so two contexts that change different ones
  /// don't undo each other; of the same one the last save counts.
  ///
  /// ``willSave`` is posted before, and ``didSave`` after it.
  ///
  /// - Throws: ``StorageError``: a locked or full or read-only store, a changed
  ///   object whose row was deleted elsewhere, a value that can't be stored, or
  ///   ``StorageError/noContainer``, or why an object wasn't inserted. Nothing
  ///   was written then, everything is still pending, and a later save can
  ///   succeed.
  public func save() throws {
    try save(waits: true)
  }

  private func save(waits: Bool) throws {
    if store.entities.isEmpty { throw StorageError.noContainer }
    if let refusal {
      self.refusal = nil
      throw refusal
    }
    guard hasChanges, !isAnnouncingSave else { return }
    isAnnouncingSave = true
    NotificationCenter.default.post(name: Self.willSave, object: self)
    isAnnouncingSave = false
    let pending = orderedRegistries.filter(\.hasPending)
    let saves = try pending.map { try EntitySave($0) }
    var outcomes = saves.map { _ in EntitySave.Outcome() }
    if saves.contains(where: \.isNeeded) {
      outcomes = try store.write(by: mailbox, waits: waits) { connection in
        let outcomes = try saves.map { try $0.write(connection) }
        var news: [String: Mailbox.Rows] = [:]
        for (save, outcome) in zip(saves, outcomes) where save.isNeeded {
          news[save.entity.name] = .some(save.rows(outcome))
        }
        return (news, outcomes)
      }
    }
    for (registry, outcome) in zip(pending, outcomes) {
      registry.didSave(outcome)
    }
    for save in saves where !save.unwritten.isEmpty {
      mailbox.post([save.entity.name: .some(save.unwritten)])
    }
    autosaveError = nil
    tellNews()
    mailbox.announce()
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: Self.userInfo(saves, outcomes))
    processPendingChanges()
  }

  /// Runs a block and saves.
  ///
  /// - Parameter block: Changes to this context. If it throws, nothing is
  ///   saved, and what it did is pending; SwiftData doesn't say what happens
  ///   (https://developer.apple.com/documentation/swiftdata/modelcontext/transaction(block:)).
  /// - Throws: What the block throws, or what ``save()`` does.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Saves at the end of an event, if that is wanted and there is something.
  ///
  /// A failure is in ``autosaveError`` until a save succeeds or the changes are
  /// rolled back. After one it tries again each time, without waiting for a
  /// lock: the user has waited once.
  package func autosave() {
    guard autosaveEnabled, hasChanges else { return }
    do {
      try save(waits: lastAutosaveError == nil)
    } catch {
      if "\(error)" == lastAutosaveError.map({ "\($0)" }) { return }
      autosaveError = error
    }
  }
}
