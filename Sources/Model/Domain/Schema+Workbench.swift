extension Schema {
  /// What the screens store.
  public static let workbench = Schema([
    Score.self, PlaylistEntry.self, Note.self, Person.self,
  ])
}
