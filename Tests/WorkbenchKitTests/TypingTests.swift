import Specification
import Testing
import TextUI

@testable import WorkbenchKit

/// What `docs/patterns/mvvm.md` says of typing.
@MainActor
@Suite struct `Typing a search of music videos` {
  @Test(arguments: zip(Pattern.all, [0, 14, 35]))
  func `takes so many bodies`(pattern: Pattern, count: Int) throws {
    let screen = try Stage(pattern).open(.musicVideos)
    let before = screen.host.bodyCount

    try screen.type("moonlit", into: "Search")

    #expect(screen.host.bodyCount - before == count)
  }
}
