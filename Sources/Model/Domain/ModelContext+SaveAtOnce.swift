extension ModelContext {
  /// Makes a change and saves it at once: as a whole, or not at all.
  ///
  /// It is made in a context of its own, so that a failure leaves nothing
  /// behind to be saved later, and nothing that is pending here is lost.
  ///
  /// - Parameter change: Changes objects of the context that it gets.
  /// - Throws: Why nothing was saved.
  public func saveAtOnce(
    _ change: (ModelContext) throws -> Void
  ) throws(SaveFailure) {
    do {
      let context = ModelContext(container)
      try change(context)
      try context.save()
    } catch {
      throw SaveFailure(error)
    }
  }
}
