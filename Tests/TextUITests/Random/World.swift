import Observation
import TextUI

/// What a control shows and changes.
nonisolated struct Cell: Equatable {
  var text = ""
  var number = 0
  var isOn = false
}

final class PublishedCell: ObservableObject {
  @Published var cell = Cell()
}

@Observable final class ObservedCell {
  var cell = Cell()
}

/// The description that is shown, and what is open over it.
final class Garden: ObservableObject {
  @Published var plant: Plant
  @Published var openPages: Set<Int> = []
  @Published var presented: Int?
  @Published var banner = "banner"

  init(_ plant: Plant) {
    self.plant = plant
  }
}

@Observable final class Climate {
  var name = "mild"
  var unread = 0
}

/// Everything that is kept outside of views; it can be shown more than once.
final class World {
  let garden: Garden
  let climate = Climate()
  var runningTasks = 0
  private var published: [Int: PublishedCell] = [:]
  private var observed: [Int: ObservedCell] = [:]

  init(_ plant: Plant) {
    garden = Garden(plant)
  }

  func publishedCell(_ id: Int) -> PublishedCell {
    if let cell = published[id] { return cell }
    let cell = PublishedCell()
    published[id] = cell
    return cell
  }

  func observedCell(_ id: Int) -> ObservedCell {
    if let cell = observed[id] { return cell }
    let cell = ObservedCell()
    observed[id] = cell
    return cell
  }
}
