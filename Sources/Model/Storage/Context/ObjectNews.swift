/// What the observers of objects are yet to be told.
///
/// They are told when all objects of a context agree again: whoever hears of a
/// change may at once make another.
struct ObjectNews {
  private var transitions: [(StoredObject, StoredObject.Transition)] = []
  private var columns: [(StoredObject, Int)] = []

  mutating func add(
    _ transition: StoredObject.Transition, of object: StoredObject
  ) {
    if object.isObserved { transitions.append((object, transition)) }
  }

  mutating func add(column: Int, of object: StoredObject) {
    if object.isObserved { columns.append((object, column)) }
  }

  func tell(_ entity: Entity) {
    for (object, transition) in transitions { object.announce(transition) }
    for (object, column) in columns { entity.announce(column, of: object) }
  }
}
