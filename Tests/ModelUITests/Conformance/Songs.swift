import Foundation
import Model
import ModelUI
import TextUI

/// A song; a length that is no number can't be stored.
nonisolated final class Song: StoredObject, PersistentModel {
  @Attribute var title = ""
  @Attribute var length = 0.0

  static var columns: [Column<Song>] {
    [
      Column("title", \.title, \._title), Column("length", \.length, \._length),
    ]
  }

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}

/// A singer, of whom there is one by a name.
nonisolated final class Singer: StoredObject, PersistentModel {
  @Attribute var name = ""
  @Attribute var age = 0

  static var columns: [Column<Singer>] {
    [
      Column("name", \.name, \._name, .unique(onConflict: .refuse)),
      Column("age", \.age, \._age),
    ]
  }

  convenience init(_ name: String, age: Int = 0) {
    self.init()
    self.name = name
    self.age = age
  }
}

extension ModelContainer {
  /// Songs and singers in memory.
  static func music(isSaving: Bool = true) throws -> ModelContainer {
    let container = try ModelContainer(
      for: Song.self, Singer.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.autosaveEnabled = isSaving
    return container
  }

  /// Does something in a context of its own, and saves.
  func elsewhere(_ change: (ModelContext) throws -> Void) throws {
    let context = ModelContext(self)
    try change(context)
    try context.save()
  }
}

extension ModelContext {
  var songs: [Song] {
    get throws { try fetch(FetchDescriptor<Song>()) }
  }
}

/// The titles of all songs.
struct Titles: View {
  @Query private var songs: [Song]

  var body: some View { Text("songs: \(songs.titles)") }
}

/// The names of all singers.
struct Names: View {
  @Query private var singers: [Singer]

  var body: some View {
    Text("singers: \(singers.map(\.name).joined(separator: " "))")
  }
}

/// A song that a view holds.
struct Held: View {
  let song: Song

  var body: some View { Text("held: \(song.title)") }
}

extension [Song] {
  var titles: String { map(\.title).joined(separator: " ") }
}
