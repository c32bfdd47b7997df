/// Stands for an identifier whose class is no entity.
final class UndeclaredObject: StoredObject, PersistentModel {
  static var columns: [Column<UndeclaredObject>] { [] }
}
