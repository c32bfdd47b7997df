import Model
import Specification
import TextUI

extension MeasuredScreen {
  /// The rows are the playlist's; what is done is done beside the results of a
  /// search, where the star of the detail tells what is in the playlist.
  static let musicVideos = MeasuredScreen(
    id: "music-videos", title: "Music videos", fixture: .musicVideos,
    rows: StoredRows { number in
      PlaylistEntry(
        MusicVideo(
          id: 1_000_000 + number, artist: "밴드", track: "곡 \(number)",
          genre: "인디"))
    } other: {
      PlaylistEntry(
        MusicVideo(id: 1_006, artist: "새벽우체국", track: "느린 우표", genre: "인디"))
    },
    due: "Search: [artist or title ]",
    prepare: { screen in
      try screen.type("새벽", into: "Search")
      screen.send(.return)
      try await screen.wait(for: "› 새벽우체국 - 느린 우표")
    },
    actions: [
      ScreenAction(
        name: "choose", goal: ScreenAction.flatGoal, due: "느린 우표 - 새벽우체국",
        prepare: { try $0.focus("새벽우체국 - 느린 우표") },
        act: { $0.send(.return) },
        undo: { try $0.choose("새벽우체국 - 소인") }),
      ScreenAction(
        name: "add", goal: ScreenAction.flatGoal, due: "[★ In playlist]",
        addedRows: 1,
        prepare: { screen in
          try screen.choose("새벽우체국 - 느린 우표")
          try screen.focus("☆ Not in playlist")
        },
        act: { $0.send(.return) }, undo: ScreenAction.keepRows),
      .otherContext(shows: "[★ In playlist]"),
      .otherProcess(shows: "[★ In playlist]"),
    ])
}
