import Observation
import TextUI

/// What has happened, in order.
final class Log {
  private(set) var entries: [String] = []

  var text: String { entries.joined(separator: " ") }

  func callAsFunction(_ entry: String) {
    entries.append(entry)
  }
}

/// An object whose changes are announced as a whole.
final class Score: ObservableObject {
  @Published var points: Int
  @Published var name = ""
  @Published var inner: Score?

  init(_ points: Int = 0, _ log: Log? = nil) {
    self.points = points
    log?("made")
  }
}

/// An object whose properties are observed one by one.
@Observable
final class Tally {
  var points = 0
  var name = ""
  var rows = [1, 2]
  var doubled: Int { points * 2 }
}

/// A button that raises the points of an object that it owns.
struct Owning: View {
  @StateObject private var score: Score

  init(_ score: @autoclosure @escaping () -> Score) {
    self._score = StateObject(wrappedValue: score())
  }

  var body: some View {
    Button("owned \(score.points)") { score.points += 1 }
  }
}

/// A button that raises the points of an object that someone else owns.
struct Observing: View {
  @ObservedObject var score: Score

  var body: some View {
    Button("observed \(score.points)") { score.points += 1 }
  }
}

/// A view that has an object without observing it.
struct Holding: View {
  let score: Score

  var body: some View { Text("held \(score.points)") }
}

/// A view that reads one property.
struct ReadingPoints: View {
  let tally: Tally

  var body: some View { Text("points \(tally.points)") }
}

/// A view with a number and no more.
struct Number: View {
  let number: Int

  var body: some View { Text("number \(number)") }
}

/// A button that shows and hides a view.
struct Toggled<Content: View>: View {
  @State private var isOn = true
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button(isOn ? "hide" : "show") { isOn.toggle() }
    if isOn {
      content()
    }
  }
}
