/// Inserted objects in the order of insertion, any of which can leave again.
struct InsertedObjects {
  // An object knows its place, so leaving costs the same for the first as for
  // the last.
  private var places: [StoredObject?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The objects, in order.
  var all: [StoredObject] { places.compactMap { $0 } }

  mutating func append(_ object: StoredObject) {
    object.place = UInt32(places.count)
    places.append(object)
    count += 1
  }

  mutating func remove(_ object: StoredObject) {
    places[Int(object.place)] = nil
    count -= 1
    if places.count > 2 * count + 64 { closeGaps() }
  }

  private mutating func closeGaps() {
    let objects = all
    self = InsertedObjects()
    places.reserveCapacity(objects.count)
    for object in objects { append(object) }
  }
}
