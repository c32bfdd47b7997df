import Foundation
import Model

/// A text in the store.
nonisolated final class DataModel: StoredObject, PersistentModel {
  @Attribute var id = UUID()
  @Attribute var text = ""

  convenience init(text: String) {
    self.init()
    self.text = text
  }

  static var columns: [Column<DataModel>] {
    [Column("id", \.id, \._id), Column("text", \.text, \._text)]
  }
}
