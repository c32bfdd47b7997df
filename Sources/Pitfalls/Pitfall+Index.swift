nonisolated extension Pitfall {
  /// The page over all pitfalls, as it stands in `docs/pitfalls`.
  @MainActor public static var index: String {
    let rows = all.map { pitfall in
      let kinds = pitfall.kinds.map(\.rawValue).joined(separator: ", ")
      return "| [\(pitfall)](\(pitfall).md) | \(kinds) | \(pitfall.trouble) |"
    }
    return """
      # Pitfalls

      The troubles of the posts, each as a pair of programs: a broken one, and
      one without the trouble. `workbench pitfalls NAME` plays a pair in a
      terminal, where `--code` shows the broken version's source; `--check`
      compares what comes of it with the page. The pages and this one are
      printed by `--markdown`.

      | pitfall | comes to light | trouble |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      A trouble *shows* where the screen says something wrong, *costs* where the
      screen is right and more is done for it than has to be, and *traps* where
      the program ends. Or the program does not *compile*.

      ## The two versions

      The mended version is the screen of each pattern, unless the page says
      otherwise. The broken version has the same look: what it draws with, in
      [`Layouts`](../../Sources/Pitfalls/Layouts), are the bodies of the
      patterns' own screens, which are handed plain values and closures in place
      of what a pattern owns. The version's own code, without a layout, is at
      most 100 lines long, and is on its page.

      ## The figures

      From the last launch to the last picture, *bodies* says how many bodies
      were evaluated, *fetches* how often the store was asked for objects or
      their number, and *observed* how often a view began to observe an object:
      one object counts once for each row that observes it, and again when the
      row is a new one. A version that traps has no figures.

      ## The clauses

      A page names the clauses of [the specification](../spec) that the broken
      version fails; it fulfils the others of its screen, and each pattern
      fulfils all. Four pairs have no such clause. Of those that the compiler
      refuses there is no program to be checked, in
      [query-is-read-only](query-is-read-only.md) and
      [same-view-same-behaviour](same-view-same-behaviour.md). What
      [too-many-redraws](too-many-redraws.md) shows is right, and clauses speak
      of what a user sees: its figures give it away. Where
      [swallowed-error](swallowed-error.md) traps, there is no screen yet, and
      both versions are no more than a list.
      """
  }
}
