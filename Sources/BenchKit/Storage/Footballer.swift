import Foundation
import Model

/// The entity whose rows are measured: a UUID, two texts and a number.
final class Footballer: StoredObject, PersistentModel {
  // A fetched object gets its row's UUID: a random one would cost 3 µs each.
  @Attribute private(set) var id = UUID(
    uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  @Attribute private(set) var name = ""
  @Attribute var number = 0
  @Attribute private(set) var position = ""

  static var columns: [Column<Footballer>] {
    [
      Column("id", \.id, \._id),
      Column("name", \.name, \._name),
      Column("number", \.number, \._number),
      Column("position", \.position, \._position),
    ]
  }

  convenience init(_ row: FootballerRow) {
    self.init()
    id = row.id
    name = row.name
    number = row.number
    position = row.position
  }

  /// The object as the row that it was read from.
  var row: FootballerRow {
    FootballerRow(id: id, name: name, number: number, position: position)
  }
}
