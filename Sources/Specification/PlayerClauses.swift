import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the player screen.
  public static let player = [
    Clause("P1", "The screen shows the player's name and age") { stage in
      let screen = stage.open(.ohSeungun)

      try expect(screen, shows: "Name: OH SEUNGUN")
      try expect(screen, shows: "Age: 28")
    },
    Clause(
      "P2", "Older and Younger change the age by the behaviour's step"
    ) { stage in
      for (fixture, ages) in [
        (Fixture.messi, ["Age: 20", "Age: 19", "Age: 18"]),
        (Fixture.ohSeungun, ["Age: 30", "Age: 28", "Age: 26"]),
      ] {
        let screen = stage.open(fixture)

        try screen.tap("Older")
        try expect(screen, shows: ages[0])

        try screen.tap("Younger")
        try expect(screen, shows: ages[1])

        try screen.tap("Younger")
        try expect(screen, shows: ages[2])
      }
    },
    Clause(
      "P3", "Younger is disabled where a step would cross 0"
    ) { stage in
      let boy = Player(name: "Messi", age: 3)
      for (aging, steps, age) in [
        (Aging.oneYear, 3, "Age: 0"), (Aging.twoYears, 1, "Age: 1"),
      ] {
        let screen = stage.open(.player(boy, aging))

        for _ in 0..<steps {
          try screen.tap("Younger")
        }

        try expect(screen, shows: age)
        try expect(screen, shows: "[Older] Younger (disabled)")
        try expect(.disabled("Younger")) { () throws(ScreenError) in
          try screen.tap("Younger")
        }
        try expect(screen, shows: age)

        try screen.tap("Older")
        try expect(screen, shows: "[Older] [Younger]")
      }
    },
    Clause(
      "P4", "Each player ages by its own step, and leaves the other as it was"
    ) { stage in
      let messi = stage.open(.messi)
      let ohSeungun = stage.open(.ohSeungun)

      try messi.tap("Older")
      try expect(messi, shows: "Age: 20")
      try expect(ohSeungun, shows: "Age: 28")

      try ohSeungun.tap("Older")
      try expect(messi, shows: "Age: 20")
      try expect(ohSeungun, shows: "Age: 30")
    },
  ]
}
