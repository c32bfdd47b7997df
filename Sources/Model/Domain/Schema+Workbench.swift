extension Schema {
  /// What the screens store.
  public static let workbench = Schema([Score.self, Note.self, Person.self])
}
