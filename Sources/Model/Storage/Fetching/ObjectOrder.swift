import Foundation

/// The order of fetched objects: that of SQL, for objects in memory as well.
///
/// Stored values are compared as SQLite compares them; nil comes first. Ties
/// are in the order of insertion.
struct ObjectOrder {
  private struct Term {
    let column: Int
    let isReversed: Bool
  }

  private let entity: Entity
  private let terms: [Term]

  /// Translates sort descriptors.
  ///
  /// `SortDescriptor(\.name)` compares with `<` on Linux and by the rules of
  /// the user's language on Apple's platforms, where SQL can't follow.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors.
  ///   - section: A property that comes first, unless the first descriptor is
  ///     for it already.
  ///   - entity: The entity of the objects.
  /// - Throws: ``StorageError/unsupportedSortDescriptor(part:)``.
  init<T: PersistentModel>(
    _ descriptors: [SortDescriptor<T>], sectionBy section: PartialKeyPath<T>?,
    entity: Entity
  ) throws {
    self.entity = entity
    var terms: [Term] = []
    if let section, descriptors.first?.keyPath != section {
      guard let column = entity.column(at: section),
        entity.columns[column].isComparable
      else {
        throw StorageError.unsupportedSortDescriptor(
          part: "sections by a property of \(entity.name) that is no column")
      }
      terms.append(Term(column: column, isReversed: false))
    }
    for descriptor in descriptors {
      guard let keyPath = descriptor.keyPath,
        let column = entity.column(at: keyPath)
      else {
        throw StorageError.unsupportedSortDescriptor(
          part: "a property of \(entity.name) that is no column")
      }
      guard entity.columns[column].isOrdered else {
        throw StorageError.unsupportedSortDescriptor(
          part: "\(entity.name).\(entity.columns[column].name)")
      }
      #if canImport(Darwin)
        if let comparator = descriptor.stringComparator,
          comparator != .lexical
        {
          throw StorageError.unsupportedSortDescriptor(
            part: "\(entity.name).\(entity.columns[column].name) by language")
        }
      #endif
      terms.append(
        Term(column: column, isReversed: descriptor.order == .reverse))
    }
    self.terms = terms
  }

  /// The order as SQL.
  var clause: String {
    let terms = terms.map { term in
      entity.columns[term.column].name.quotedName
        + (term.isReversed ? " DESC" : "")
    }
    return " ORDER BY \((terms + [rowColumn]).joined(separator: ", "))"
  }

  /// Whether an object comes before another.
  func precedes(_ left: StoredObject, _ right: StoredObject) -> Bool {
    for term in terms {
      let first = entity.storableValue(at: term.column, in: left) ?? .null
      let second = entity.storableValue(at: term.column, in: right) ?? .null
      let difference = first.difference(from: second)
      if difference != 0 { return (difference < 0) != term.isReversed }
    }
    // Objects that have no row yet were inserted after all that have one.
    switch (left.identity > 0, right.identity > 0) {
    case (true, true): return left.identity < right.identity
    case (false, false): return left.place < right.place
    case (let isSaved, _): return isSaved
    }
  }

  /// Where in an ordered list an object belongs.
  func place(
    of object: StoredObject, in objects: UnsafeBufferPointer<StoredObject>
  ) -> Int {
    var bounds = 0..<objects.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      if precedes(objects[middle], object) {
        bounds = (middle + 1)..<bounds.upperBound
      } else {
        bounds = bounds.lowerBound..<middle
      }
    }
    return bounds.lowerBound
  }

  /// Two ordered lists as one.
  func merge(
    _ left: [StoredObject], _ right: [StoredObject]
  ) -> [StoredObject] {
    if right.isEmpty { return left }
    var merged: [StoredObject] = []
    merged.reserveCapacity(left.count + right.count)
    var rest = right[...]
    for object in left {
      while let next = rest.first, precedes(next, object) {
        merged.append(next)
        rest = rest.dropFirst()
      }
      merged.append(object)
    }
    return merged + rest
  }
}

extension SQLValue {
  /// How a value compares with another of the same column in SQLite's order:
  /// less than 0 if it comes first, 0 if they are the same.
  fileprivate func difference(from other: SQLValue) -> Int {
    switch (self, other) {
    case (.null, .null): 0
    case (.null, _): -1
    case (_, .null): 1
    case (.integer(let left), .integer(let right)):
      left < right ? -1 : left == right ? 0 : 1
    case (.real(let left), .real(let right)):
      left < right ? -1 : left == right ? 0 : 1
    case (.text(var left), .text(var right)):
      left.withUTF8 { left in right.withUTF8 { left.difference(from: $0) } }
    default: 0
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func difference(from other: Self) -> Int {
    if let start = baseAddress, let otherStart = other.baseAddress {
      let difference = memcmp(start, otherStart, Swift.min(count, other.count))
      if difference != 0 { return Int(difference) }
    }
    return count - other.count
  }
}
