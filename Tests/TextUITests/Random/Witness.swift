import TextUI

/// Where a view is: the positions and the IDs on the way to it.
typealias Path = [Int]

/// What the views of one screen say of themselves.
final class Witness {
  let world: World

  /// What the states of the views begin with: on a screen that is made anew,
  /// what they have come to on the other.
  let start: [Path: Int]

  /// What they should have come to since.
  var counts: [Path: Int]

  /// The cells in the state of the root view.
  var states: Binding<[Int: Cell]>?

  private(set) var shown: Set<Path> = []
  private(set) var tasks: [Path: [Int]] = [:]
  private(set) var faults: [String] = []
  private var seen: [Path: Int] = [:]
  var openLinks = 0
  var owners = 0

  init(_ world: World, start: [Path: Int] = [:]) {
    self.world = world
    self.start = start
    counts = start
  }

  func appear(_ path: Path) {
    if !shown.insert(path).inserted {
      faults.append("\(path) appears twice")
    }
  }

  func disappear(_ path: Path) {
    if shown.remove(path) == nil {
      faults.append("\(path) disappears without having appeared")
    }
  }

  /// Each change goes on from what was seen before.
  func change(_ path: Path, from old: Int, to new: Int) {
    if old != new, let seen = seen[path], seen != old {
      faults.append("\(path) changes from \(old), not \(seen)")
    }
    seen[path] = new
  }

  /// Forgets what belongs to views that are not there any more.
  func keep(_ places: Places) {
    counts = counts.filter { places.all[$0.key] != nil }
    seen = seen.filter { places.all[$0.key] != nil }
  }

  /// Runs until it is cancelled.
  func task(_ path: Path, _ id: Int) async {
    tasks[path, default: []].append(id)
    world.runningTasks += 1
    for await _ in AsyncStream<Void>.makeStream().stream {}
    world.runningTasks -= 1
    // One that was cancelled may end after the next has begun.
    if let index = tasks[path]?.firstIndex(of: id) {
      tasks[path]?.remove(at: index)
    }
    if tasks[path]?.isEmpty == true {
      tasks[path] = nil
    }
  }
}

/// An object that belongs to a view.
final class PlantOwner: ObservableObject {
  @Published var count: Int
  private let witness: Witness

  init(_ witness: Witness, _ path: Path) {
    self.witness = witness
    count = witness.start[path] ?? 0
    witness.owners += 1
  }

  isolated deinit {
    witness.owners -= 1
  }
}
