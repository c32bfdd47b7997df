import Components
import Model
import Testing
import TextUI

@MainActor
@Suite struct `Components` {
  @Test func `the members' names and positions are in columns`() {
    let screen = Screen { ForEach(TeamMember.sheet) { MemberRow($0) } }

    #expect(
      screen.text == """
         3  김다인  세터
         4  황연주  아포짓
         6  김사랑  세터
         9  나현수  미들
        10  고민지  아웃사이드
        11  김주향  아웃사이드
        12  이다현  미들
        13  정지윤  아웃사이드
        14  양효진  미들
        17  고예림  아웃사이드
        18  한미르  아웃사이드
        21  정시영  아웃사이드
        23  위파위  아웃사이드
        99  모마    아포짓
        """)
  }

  @Test func `an empty list of scores says so`() {
    #expect(Screen { ScoreRows([]) }.text == "  No scores yet")
  }

  @Test func `a player's name and age have a line each`() {
    let screen = Screen { PlayerCard(Player(name: "Messi", age: 19)) }

    #expect(screen.text == "Name: Messi\nAge: 19")
  }

  @Test func `a cow stands under its name, by which it is known`() throws {
    let screen = Screen {
      Button {
      } label: {
        CowCard(Cow("한우", " (oo)\n  ||"))
      }
    }

    try screen.tap("한우")

    #expect(screen.text == "› 한우\n   (oo)\n    ||")
  }

  @Test(arguments: [(0, "0 times"), (1, "1 time"), (2, "2 times")])
  func `a cow has mooed so often`(count: Int, times: String) {
    #expect(Screen { MooCount(count) }.text == "Mooed \(times)")
  }

  @Test func `a search for cows in vain says so`() {
    #expect(Screen { NoCows(for: "tiger") }.text == "  No cows for “tiger”")
    let long = String(repeating: "a", count: 10_000)
    let screen = Screen(width: 12) { NoCows(for: long) }
    #expect(screen.text == "  No cows\n  for\n  “aaaaaaaa…")
  }

  @Test func `a person's name and sex have a line each`() {
    let people = [
      PersonDraft(name: "김민지", sex: .woman),
      PersonDraft(name: String(repeating: "긴", count: 10_000)),
      PersonDraft(name: " 👩🏽‍🚀\u{7}\n"),
    ].map { Person($0) }

    let screen = Screen(width: 40) { ForEach(people) { PersonRow($0) } }

    #expect(
      screen.text == """
        Name  김민지
        Sex   Woman
        Name  긴긴긴긴긴긴긴긴긴긴긴긴긴긴긴긴…
        Sex   Man
        Name  👩🏽‍🚀␇
        Sex   Man
        """)
  }

  @Test func `a list without notes says why`() {
    #expect(Screen { NoNotes(for: "") }.text == "  No notes yet")
    #expect(Screen { NoNotes(for: "a") }.text == "  No notes for “a”")
    let long = String(repeating: "a", count: 10_000)
    let screen = Screen(width: 12) { NoNotes(for: long) }
    #expect(screen.text == "  No notes\n  for\n  “aaaaaaaa…")
  }

  @Test func `a refusal stands out under its field`() {
    #expect(Screen { Refusal("Too long.") }.text == "  ! Too long.")
  }

  @Test func `a failed save is told until it was read`() throws {
    let screen = Screen(width: 40) { Unsaved() }
    #expect(screen.text.contains("│ The disk is full. Nothing was"))

    try screen.tap("OK")

    #expect(screen.text == "read")
  }

  @Test func `a music video is a row, and a card with its genre`() {
    let video = MusicVideo(id: 1, artist: "Ada", track: "가", genre: "Pop")

    #expect(Screen { MusicVideoRow(video) }.text == "Ada - 가")
    #expect(Screen { MusicVideoCard(video) }.text == "Pop\n가 - Ada")
  }

  @Test func `a music video with long words takes three lines of each`() {
    let long = String(repeating: "긴", count: 5_000)
    let video = MusicVideo(id: 1, artist: long, track: "가", genre: long)
    let lines = "긴긴긴긴긴\n긴긴긴긴긴\n긴긴긴긴…"

    #expect(Screen(width: 10) { MusicVideoRow(video) }.text == lines)
    #expect(
      Screen(width: 10) { MusicVideoCard(video) }.text
        == "\(lines)\n가 -\n긴긴긴긴긴\n긴긴긴긴…")
  }

  @Test(arguments: [
    (SearchResults.searching, "Searching…"),
    (.nothing(for: "가"), "  No results for “가”"), (.none, ""),
    (.found([]), ""), (.failed(.offline), ""),
  ])
  func `a search without results says how it stands`(
    results: SearchResults, text: String
  ) {
    #expect(Screen(width: 90) { SearchStatus(results) }.text == text)
  }

  @Test func `a search for much in vain says so in three lines`() {
    let long = String(repeating: "a", count: 10_000)
    let screen = Screen(width: 12) { SearchStatus(.nothing(for: long)) }
    #expect(screen.text == "  No results\n  for\n  “aaaaaaaa…")
  }

  @Test func `a star is filled for a video that is kept`() {
    let video = MusicVideo(id: 1, artist: "Ada", track: "가", genre: "Pop")
    let twin = MusicVideo(id: 2, artist: "Ada", track: "가", genre: "Pop")

    #expect([PlaylistEntry(video)].star(of: video) == "★ In playlist")
    #expect([PlaylistEntry(twin)].star(of: video) == "☆ Not in playlist")
  }

  @Test func `a heading's rule is as wide as its title`() {
    #expect(Screen { Heading("득점") }.text == "득점\n────")
  }

  @Test(arguments: [(80, "a   b"), (79, "a\n\n\nb")])
  func `what belongs together stands side by side from 80 columns`(
    width: Int, text: String
  ) {
    let screen = Screen(width: width) {
      AdaptiveStack(lines: 2, columns: 3) {
        Text("a")
        Text("b")
      }
    }

    #expect(screen.text == text)
  }

  @Test func `a row of Home keeps its name at any width`() throws {
    let screen = Screen(width: 40) {
      List(Destination.all) { destination in
        Button {
        } label: {
          HomeRow(destination)
        }
      }
    }

    try screen.tap("Player: Messi")

    #expect(screen.text.contains("› Player: Messi\n  one year at a time"))
  }
}

private struct Unsaved: View {
  @State private var failure: SaveFailure? = SaveFailure(
    StorageError.diskFull(file: "f"))

  var body: some View {
    Text(failure == nil ? "read" : "unread").alert($failure)
  }
}
