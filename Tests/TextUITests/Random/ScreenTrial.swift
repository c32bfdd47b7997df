import Testing

@testable import TextUI

/// A screen with random views, beside which each state is shown anew.
final class ScreenTrial {
  private let seed: UInt64
  let world: World
  let witness: Witness
  private(set) var screen: Screen
  private var places: Places
  private(set) var log: [String] = []
  var gardener: Gardener
  var height: Int?

  init(seed: UInt64) {
    self.seed = seed
    gardener = Gardener(seed: seed)
    world = World(gardener.garden())
    let before = ObservableObjectPublisher.subscriptionCount
    let witness = Witness(world)
    self.witness = witness
    screen = Screen(width: 40) { GardenView(witness) }
    places = Places(witness)
    subscriptions = ObservableObjectPublisher.subscriptionCount - before
  }

  /// How many subscriptions the screen has, as far as it is known.
  private var subscriptions: Int

  func note(_ event: String) { log.append(event) }

  // MARK: Checks

  /// Does something to the screen, then compares it with one that is new.
  func perform(_ event: () throws -> Void) throws {
    let before = ObservableObjectPublisher.subscriptionCount
    try event()
    screen.settle()
    while witness.openLinks > 0 { try screen.back() }
    subscriptions += ObservableObjectPublisher.subscriptionCount - before
    places = Places(witness, builtTabs: places.builtTabs)
    witness.keep(places)
    closeWhatIsGone()
    try compare()
  }

  /// Closes the pages and sheets whose views are not there any more.
  private func closeWhatIsGone() {
    let ids = places.ids
    if !world.garden.openPages.isSubset(of: ids) {
      world.garden.openPages.formIntersection(ids)
    }
    if let presented = world.garden.presented, !ids.contains(presented) {
      world.garden.presented = nil
    }
  }

  func compare() throws {
    let before = ObservableObjectPublisher.subscriptionCount
    try compareWithNewScreen()
    try require(
      ObservableObjectPublisher.subscriptionCount == before,
      "a new screen leaves subscriptions behind")
    try require(
      subscriptions == places.subscriptions,
      "\(subscriptions) subscriptions, not \(places.subscriptions)")
    try require(
      witness.owners == places.owners,
      "\(witness.owners) owned objects, not \(places.owners)")
    try require(witness.faults.isEmpty, "\(witness.faults)")
  }

  private func compareWithNewScreen() throws {
    let other = Witness(world, start: witness.counts)
    let cells = witness.states?.wrappedValue ?? [:]
    let new = Screen(width: screen.width) { GardenView(other, cells: cells) }

    let text = screen.text
    let newText = new.text
    try require(
      text == newText,
      "it shows:\n\(text)\nand made anew:\n\(newText)")
    try require(
      screen.issues.isEmpty && new.issues.isEmpty,
      "\(screen.issues) \(new.issues)")
    let elements = screen.elements.withoutFocus
    try require(
      elements == new.elements.withoutFocus,
      "it has \(elements) and made anew \(new.elements.withoutFocus)")
    try compareInHeight(with: new)
    try require(
      witness.shown == places.shown && other.shown == places.shown,
      """
      on the screen are \(witness.shown), made anew \(other.shown), and \
      expected \(places.shown)
      """)
    try require(other.faults.isEmpty, "\(other.faults)")
  }

  /// Compares what scrolls: from the top, with the focus in the same place.
  private func compareInHeight(with new: Screen) throws {
    guard let height else { return }
    let elements = screen.host.visibleElements
    if let focus = elements.firstIndex(where: { $0 === screen.host.focus }) {
      new.host.moveFocus(to: new.host.visibleElements[focus])
    }
    let lines = screen.lines(inHeight: height)
    let newLines = new.lines(inHeight: height)
    try require(
      lines == newLines,
      """
      in \(height) lines it shows:
      \(lines.map(\.text).joined(separator: "\n"))
      and made anew:
      \(newLines.map(\.text).joined(separator: "\n"))
      """)
  }

  /// Waits for the tasks to be those of the views on the screen.
  func compareTasks() async throws {
    var expected: [Path: [Int]] = [:]
    for path in witness.shown {
      expected[path] = places.all[path].map { [$0.number] }
    }
    await yield { self.witness.tasks == expected }
    try require(
      witness.tasks == expected,
      "tasks run for \(witness.tasks), not \(expected)")
  }

  /// Lets the tasks go on until a condition holds, but not for ever.
  private func yield(until isMet: () -> Bool) async {
    for _ in 0..<10_000 where !isMet() { await Task.yield() }
  }

  // MARK: The end

  /// Ends the screen: nothing of it may be left.
  func end() async throws {
    var nodes: [WeakNode] = []
    screen.host.root?.collectAll(into: &nodes)
    weak let host = screen.host
    let before = ObservableObjectPublisher.subscriptionCount
    witness.states = nil
    screen = Screen { EmptyView() }

    let left = nodes.compactMap(\.node)
    try require(host == nil, "the host is left")
    try require(left.isEmpty, "left are \(left.map(\.viewType))")
    try require(
      before - ObservableObjectPublisher.subscriptionCount == subscriptions,
      "subscriptions are left")
    try require(witness.owners == 0, "owned objects are left")
    await yield { self.world.runningTasks == 0 }
    try require(world.runningTasks == 0, "tasks are left")
    try require(witness.faults.isEmpty, "\(witness.faults)")
  }

  // MARK: Failing

  private func require(
    _ condition: Bool, _ message: @autoclosure () -> String
  ) throws {
    if !condition { throw Divergence(seed: seed, log: log, message: message()) }
  }
}

/// A screen is not what it should be.
struct Divergence: Error, CustomStringConvertible {
  let seed: UInt64
  let log: [String]
  let message: String

  var description: String {
    """
    VIEW_SEED=\(seed), after \(log.count) events:
    \(log.suffix(6).joined(separator: "\n"))
    \(message)
    """
  }
}

private struct WeakNode {
  weak var node: Node?
}

extension Node {
  /// The node and all below it.
  fileprivate final func collectAll(into nodes: inout [WeakNode]) {
    nodes.append(WeakNode(node: self))
    for child in children {
      child.collectAll(into: &nodes)
    }
  }
}

extension [ScreenElement] {
  fileprivate var withoutFocus: [ScreenElement] {
    map {
      var element = $0
      element.isFocused = false
      return element
    }
  }
}

extension Screen {
  /// The lines of a terminal of some height, with the focus marked.
  fileprivate func lines(inHeight height: Int) -> [Line] {
    host.height = height
    defer { host.height = nil }
    return host.lines(marksFocus: true)
  }
}
