import Specification

/// A screen that shows rows of the store, and what is done on it.
struct MeasuredScreen: Sendable {
  /// The name that a person types.
  let id: String
  let title: String
  let fixture: Fixture
  let rows: StoredRows
  /// What the screen shows of the rows when it is opened.
  let due: ScreenAction.Due
  /// Brings the screen to where the actions are done.
  var prepare: @MainActor @Sendable (OpenScreen) async throws -> Void = {
    _ in
  }
  let actions: [ScreenAction]

  static let all = [roster, musicVideos, notes, people]
}
