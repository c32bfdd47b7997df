import Model
import TextUI

nonisolated extension Clause {
  /// The clauses of the player screen.
  public static let player = [
    Clause("P1", "The screen shows the player's name and age") { stage in
      let screen = stage.open(.ohSeungun)

      try expect(screen.has("Name: OH SEUNGUN"), is: true)
      try expect(screen.has("Age: 28"), is: true)
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
        try expect(screen.has(ages[0]), is: true)

        try screen.tap("Younger")
        try expect(screen.has(ages[1]), is: true)

        try screen.tap("Younger")
        try expect(screen.has(ages[2]), is: true)
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

        try expect(screen.has(age), is: true)
        try expect(screen.has("[Older] Younger (disabled)"), is: true)
        try expect(.disabled("Younger")) { () throws(ScreenError) in
          try screen.tap("Younger")
        }
        try expect(screen.has(age), is: true)

        try screen.tap("Older")
        try expect(screen.has("[Older] [Younger]"), is: true)
      }
    },
    Clause(
      "P4", "Each player ages by its own step, and leaves the other as it was"
    ) { stage in
      let messi = stage.open(.messi)
      let ohSeungun = stage.open(.ohSeungun)

      try messi.tap("Older")
      try expect(messi.has("Age: 20"), is: true)
      try expect(ohSeungun.has("Age: 28"), is: true)

      try ohSeungun.tap("Older")
      try expect(messi.has("Age: 20"), is: true)
      try expect(ohSeungun.has("Age: 30"), is: true)
    },
  ]
}
