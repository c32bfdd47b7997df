extension Schema {
  /// Refuses what no file can have.
  ///
  /// - Parameter entities: The schema's entities.
  /// - Throws: ``StorageError/invalidSchema(entity:reason:)``.
  func check(_ entities: [Entity]) throws(StorageError) {
    guard version.isInBounds else {
      throw .invalidSchema(
        entity: "Version \(version)",
        reason: "the numbers go up to 2000.999.999, from 0.0.1")
    }
    var names: Set<String> = []
    for entity in entities {
      if !names.insert(entity.name.lowercased()).inserted {
        throw .invalidSchema(
          entity: entity.name,
          reason: "two entities have that name, whatever they are nested in")
      }
      try entity.check()
    }
  }
}

extension Entity {
  fileprivate func check() throws(StorageError) {
    var names: Set<String> = [rowColumn]
    var places: Set<Int> = []
    for column in columns {
      guard let place = column.place, places.insert(place).inserted else {
        throw .invalidSchema(
          entity: name,
          reason: "column “\(column.name)” names no attribute of its own")
      }
      if !names.insert(column.name.lowercased()).inserted {
        throw .invalidSchema(
          entity: name, reason: "the name of column “\(column.name)” is taken")
      }
    }
  }
}
