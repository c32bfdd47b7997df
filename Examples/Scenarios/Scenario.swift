/// A script that plays in every pattern alike.
public struct Scenario: Sendable {
  /// The name of the file, without its extension.
  public let name: String

  /// The commands, one a line.
  public let script: String

  private init(_ name: String, _ file: [UInt8]) {
    self.name = name
    script = String(decoding: file, as: UTF8.self)
  }

  public static let roster = Scenario("roster", PackageResources.roster_txt)
  public static let musicVideos =
    Scenario("music-videos", PackageResources.music_videos_txt)
  public static let notes = Scenario("notes", PackageResources.notes_txt)
  public static let player = Scenario("player", PackageResources.player_txt)
  public static let cows = Scenario("cows", PackageResources.cows_txt)
  public static let people = Scenario("people", PackageResources.people_txt)
  public static let walk = Scenario("walk", PackageResources.walk_txt)

  public static let all =
    [roster, musicVideos, notes, player, cows, people, walk]
}

extension Scenario: CustomStringConvertible {
  public var description: String { name }
}
