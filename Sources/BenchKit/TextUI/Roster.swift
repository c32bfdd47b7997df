/// The texts of the pages that are measured; views and plain code make them
/// in the same way.
enum Roster {
  static func heading(week: Int) -> String { "Week \(week)" }

  static func row(_ number: Int, week: Int, plays: Bool) -> String {
    "Player \(number) \(plays ? "plays" : "rests") in week \(week)"
  }
}
