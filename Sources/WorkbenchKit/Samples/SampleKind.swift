import Model

/// What the sample data has of one entity.
nonisolated struct SampleKind: Sendable {
  /// The name of the entity's table.
  let entity: String

  /// How many there are, as a person reads it: "2 scores".
  let description: @Sendable (Int) -> String

  /// How many are stored.
  let count: @Sendable (ModelContext) throws -> Int

  /// Whether the stored ones are those of the sample data, in their order.
  let isStored: @Sendable (ModelContext) throws -> Bool

  /// Deletes those that are stored.
  let deleteAll: @Sendable (ModelContext) throws -> Void

  /// Inserts those of the sample data.
  let insert: @Sendable (ModelContext) -> Void

  /// Describes an entity.
  ///
  /// - Parameters:
  ///   - one: The word for one of them.
  ///   - several: The word for several.
  ///   - samples: What the sample data has, in the order of insertion.
  ///   - make: Makes an object of a sample.
  ///   - sample: The sample that an object would be made of.
  init<T: PersistentModel, Sample: Equatable & Sendable>(
    one: String, several: String, _ samples: [Sample],
    make: @escaping @Sendable (Sample) -> T,
    sample: @escaping @Sendable (T) -> Sample
  ) {
    entity = "\(T.self)"
    description = { "\($0) \($0 == 1 ? one : several)" }
    count = { try $0.fetchCount(FetchDescriptor<T>()) }
    isStored = { context in
      try context.fetch(FetchDescriptor<T>()).map(sample) == samples
    }
    deleteAll = { try $0.delete(model: T.self) }
    insert = { context in
      for sample in samples { context.insert(make(sample)) }
    }
  }
}
