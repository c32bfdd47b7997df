import Foundation
import Model
import Testing

@Suite struct `Domain` {
  @Test func `the sheet has the post's 14 players, each number once`() {
    #expect(TeamMember.sheet.count == 14)
    #expect(Set(TeamMember.sheet.map(\.number)).count == 14)
    #expect(TeamMember.sheet.last?.name == "모마")
  }

  @Test func `a score keeps who scored`() {
    #expect(TeamMember.sheet.map { Score($0).member } == TeamMember.sheet)
  }

  @Test func `names are ordered as a Korean dictionary orders them`() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Score.self,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    for member in TeamMember.sheet.prefix(5) {
      context.insert(Score(member))
    }

    let names = try context.fetch(
      FetchDescriptor(sortBy: ScoreOrder.name.sortDescriptors)
    )
    .map(\.name)

    #expect(names == ["고민지", "김다인", "김사랑", "나현수", "황연주"])
  }

  @Test func `a player who can't get younger stays as old`() {
    let player = Player(name: "Messi", age: 1)

    #expect(Aging.oneYear.younger(player).age == 0)
    #expect(Aging.twoYears.younger(player) == player)
  }

  @Test func `Home lists each screen once`() {
    #expect(Set(Destination.all).count == Destination.all.count)
    #expect(
      Destination.all.map(\.title)
        == [
          "Roster", "Music videos", "Notes", "Player: Messi",
          "Player: OH SEUNGUN", "Cows", "People",
        ])
  }
}
