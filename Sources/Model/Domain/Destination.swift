/// A screen that Home opens.
public enum Destination: Hashable, Identifiable, Sendable {
  /// A list of who has scored, from a team sheet.
  case roster
  /// A search of a catalog, and a playlist.
  case musicVideos
  /// Notes that are added, edited and filtered.
  case notes
  /// A player, and how much older or younger they get at a time.
  case player(Player, Aging)
  /// The herd, a selection and a search.
  case cows
  /// A list of people and a form.
  case people

  /// The screens in the order in which Home lists them.
  public static let all: [Destination] = [
    .roster,
    .musicVideos,
    .notes,
    .player(Player(name: "Messi", age: 19), .oneYear),
    .player(Player(name: "OH SEUNGUN", age: 28), .twoYears),
    .cows,
    .people,
  ]

  public var id: Self { self }

  /// What Home's list calls the screen.
  public var title: String {
    switch self {
    case .roster: "Roster"
    case .musicVideos: "Music videos"
    case .notes: "Notes"
    case .player(let player, _): "Player: \(player.name)"
    case .cows: "Cows"
    case .people: "People"
    }
  }

  /// What the screen is for, in a few words.
  public var summary: String {
    switch self {
    case .roster: "who scored, from a team sheet"
    case .musicVideos: "search a catalog, keep a playlist"
    case .notes: "add, edit, filter"
    case .player(_, .oneYear): "one year at a time"
    case .player(_, .twoYears): "two years at a time"
    case .cows: "a list, a selection, a search"
    case .people: "a list and a form"
    }
  }
}
