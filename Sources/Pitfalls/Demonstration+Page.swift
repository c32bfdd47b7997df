import Foundation

extension Demonstration {
  /// The page of the pitfall, as it stands in `docs/pitfalls`.
  public var markdown: String {
    let kinds = pitfall.kinds.map(\.rawValue).joined(separator: ", ")
    return """
      # \(pitfall.name)

      \(Self.wrapped(pitfall.trouble))

      Kind: \(kinds). Reported in
      \(sources).\(rules)
      Mended: \(cure). Broken:
      [\(pitfall.fileName)](../../Sources/Pitfalls/Pairs/\(pitfall.fileName))

      \((sections + code).joined(separator: "\n\n"))

      ## A question for the room

      \(Self.wrapped(pitfall.question))

      ## An answer

      \(Self.wrapped(pitfall.answer))
      """
  }

  /// Where it was reported, as links.
  private var sources: String {
    pitfall.sources.map { "[\($0.rawValue)](../\($0.page))" }
      .joined(separator: ",\n")
  }

  /// What the mended versions are.
  private var cure: String {
    let cures = Set(pairs.map(\.played.cure))
    if cures.count == 1 { return cures.joined() }
    return pairs.map { "where it \($0.kind.rawValue), \($0.played.cure)" }
      .joined(separator: "; ")
  }

  /// Where it is said what a device does, and which rules are tested here.
  private var rules: String {
    if pitfall.rules.isEmpty { return "" }
    let links = pitfall.rules.map { "[\($0.title)](\($0.address))" }
      .joined(separator: ",\n")
    let noun = pitfall.rules.count == 1 ? "rule" : "rules"
    let numbers = pitfall.rules.map(\.id).joined(separator: " and ")
    return """

      What a device does:
      \(links).
      What is tested here: [\(noun) \(numbers)](../conformance.md).
      """
  }

  /// What is shown and what came of it, of one pair after another.
  private var sections: [String] {
    pairs.map { kind, played in
      let name = pairs.count == 1 ? "" : ", where it \(kind.rawValue)"
      return """
        ## Played\(name)

        ```text
        \(played.scenes(width: Self.width).joined(separator: "\n\n"))
        ```

        ## What came of it\(name)

        ```text
        \(played.conclusion(width: Self.width))
        ```
        """
    }
  }

  /// The broken version's code, unless it is what was shown.
  private var code: [String] {
    guard let code = pitfall.code else { return [] }
    return ["## The code\n\n```swift\n\(code)\n```"]
  }
}
