import Model

/// The sample data, which is the same on every machine.
nonisolated enum SampleData {
  /// What there is of each entity, in the order of the screens.
  static let kinds = [
    SampleKind(
      one: "score", several: "scores", scores, make: Score.init,
      sample: \.member),
    SampleKind(
      one: "music video", several: "music videos", videos,
      make: PlaylistEntry.init, sample: \.video),
    SampleKind(
      one: "note", several: "notes", notes, make: Note.init, sample: \.text),
    SampleKind(
      one: "person", several: "people", people,
      make: { Person(PersonDraft(name: $0.name, sex: $0.sex)) },
      sample: { SamplePerson(name: $0.name, sex: $0.sex) }),
  ]

  /// Those who scored, by their places on the team sheet.
  private static let scores = [13, 0, 4, 4, 8, 6, 13].map {
    TeamMember.sheet[$0]
  }

  /// Some of the bundled catalog.
  private static let videos = [
    MusicVideo(id: 1_001, artist: "NewJeans", track: "Ditto", genre: "K-Pop"),
    MusicVideo(id: 1_006, artist: "새벽우체국", track: "느린 우표", genre: "인디"),
    MusicVideo(id: 1_010, artist: "달빛세탁소", track: "건조기 안의 별", genre: "인디"),
  ]

  private static let notes = [
    "우유 사기", "buy milk", "은행에 전화하기", "call the bank", "화분에 물 주기",
    "water the plants",
  ]

  private static let people = [
    SamplePerson(name: "김민지", sex: .woman),
    SamplePerson(name: "Alex", sex: .man),
    SamplePerson(name: "이서준", sex: .man),
    SamplePerson(name: "Maria", sex: .woman),
  ]

  private struct SamplePerson: Equatable {
    let name: String
    let sex: Sex
  }

  /// Whether a store has the sample data and nothing else.
  static func isAll(of context: ModelContext) throws -> Bool {
    try kinds.allSatisfy { try $0.isStored(context) }
  }

  /// What a store has, as a person reads it; nil if it is empty.
  static func summary(of context: ModelContext) throws -> String? {
    let parts = try kinds.compactMap { kind in
      let count = try kind.count(context)
      return count == 0 ? nil : kind.description(count)
    }
    guard let last = parts.last else { return nil }
    let others = parts.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }

  /// Empties a store, in one save.
  ///
  /// - Parameters:
  ///   - context: A context of the store with nothing pending.
  ///   - seeds: Whether the sample data is stored instead.
  /// - Throws: A `StorageError`; the store is then what it was.
  static func replace(in context: ModelContext, seeds: Bool) throws {
    for kind in kinds {
      try kind.deleteAll(context)
      if seeds { kind.insert(context) }
    }
    try context.save()
  }
}
