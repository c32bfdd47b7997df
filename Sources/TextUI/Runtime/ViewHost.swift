import Foundation

/// Keeps a tree of views up to date and takes the events of its user.
///
/// A host works in passes. An event changes state; `settle()` then updates the
/// views that read it, runs what they have asked for, and repeats that until
/// nothing is left to do.
package final class ViewHost {
  package private(set) var root: Node?
  private let environment: EnvironmentEntry
  private var needsUpdate = true
  private var actions: [() -> Void] = []
  private var taskStarts: [() -> Void] = []

  /// The views' tasks that still run.
  package let tasks = RunningTasks()

  /// Those who wait for a change of what is shown.
  let waiters = Waiters()

  /// The focused element, which gets the keys.
  package private(set) weak var focus: Element?

  /// Where the focus was, if there is to be one, even if its element is gone.
  private var focusMemory: FocusMemory?

  /// How often the outline of the screen has changed.
  private(set) var outlineNumber = 0
  private var knownOutline: ScreenOutline?

  /// What is asked for its changes before each pass, by the node that wants it.
  var updateSources: [ObjectIdentifier: any UpdateSource] = [:]

  /// What observed objects have announced since the last pass.
  private(set) lazy var changes = ObservedChanges { [weak self] in
    Task { @MainActor in self?.setNeedsUpdate() }
  }

  /// Runs when there is something to update and no pass is running.
  package var whenUpdateIsNeeded: (() -> Void)?

  /// Mistakes in the use of the views, with the meaning of Apple's warnings.
  package private(set) var issues: [RuntimeIssue] = []

  /// The number of bodies that were evaluated, by the type of the view.
  private var bodyCounts: [ObjectIdentifier: Int] = [:]

  package init<Content: View>(
    width: Int, height: Int? = nil, content: Content
  ) {
    self.width = width
    self.height = height
    environment = .window(width: width)
    let root = ViewNode(
      Window(content: content), host: self, parent: nil,
      environment: environment)
    self.root = root
    perform { root.update() }
    settle()
  }

  private var rootElement: Element? { root?.elements().first }

  // MARK: Passes

  /// An update that does not end is stopped after this many passes.
  private static let passLimit = 100

  func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    whenUpdateIsNeeded?()
    waiters.wake()
  }

  /// Runs passes until nothing is left to update.
  ///
  /// It never waits for a task.
  package func settle() {
    perform {
      for _ in 0..<Self.passLimit {
        for source in updateSources.values {
          source.prepareForUpdate()
        }
        for change in changes.removeAll() {
          change.node?.observedValueChanged(in: change.tracking)
        }
        guard needsUpdate || !actions.isEmpty || !taskStarts.isEmpty else {
          return
        }
        needsUpdate = false
        root?.updateIfNeeded()
        run(\.actions)
        run(\.taskStarts)
      }
      needsUpdate = false
      ViewHost.record(.endlessUpdate(passes: Self.passLimit))
    }
    restoreFocus()
  }

  private func run(
    _ queue: ReferenceWritableKeyPath<ViewHost, [() -> Void]>
  ) {
    let actions = self[keyPath: queue]
    self[keyPath: queue] = []
    for action in actions {
      action()
    }
  }

  /// Runs an action after the pass that is under way.
  func afterPass(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Starts a task after the pass that is under way and all its actions.
  func startTaskAfterPass(_ start: @escaping () -> Void) {
    taskStarts.append(start)
  }

  func countBody(_ type: Any.Type) {
    bodyCounts[ObjectIdentifier(type), default: 0] += 1
  }

  package func bodyCount(of type: Any.Type) -> Int {
    bodyCounts[ObjectIdentifier(type), default: 0]
  }

  // MARK: Issues

  /// Records a mistake with the host whose event, body or task runs.
  package static func record(_ issue: RuntimeIssue) {
    if let host = HostReference.current.host {
      host.issues.append(issue)
    } else {
      let text = "\(issue)".withVisibleControls + "\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }

  private func perform(_ work: () -> Void) {
    HostReference.$current
      .withValue(HostReference(host: self), operation: work)
  }

  // MARK: Frames

  /// The window's width in columns.
  package var width: Int {
    didSet {
      guard width != oldValue else { return }
      environment.adopt(.window(width: width))
      setNeedsUpdate()
      settle()
    }
  }

  /// The window's height in lines, in which lists scroll; without one they
  /// show all their rows.
  package var height: Int?

  /// Whether a frame lacks rows that are not built yet.
  var wantsRows = false

  /// So often a frame is drawn anew for the rows that it lacks.
  private static let frameLimit = 8

  /// The lines that the views show.
  package func lines(marksFocus: Bool = false) -> [Line] {
    var lines = draw(marksFocus: marksFocus)
    for _ in 1..<Self.frameLimit where wantsRows {
      wantsRows = false
      settle()
      lines = draw(marksFocus: marksFocus)
    }
    return lines
  }

  private func draw(marksFocus: Bool) -> [Line] {
    guard let element = rootElement else { return [] }
    element.refresh()
    let context = DrawingContext(focus: focus, marksFocus: marksFocus)
    var size = element.size(for: ProposedSize(width: width, height: height))
    size.width = min(size.width, width)
    return element.lines(in: size, context)
  }

  // MARK: Focus and events

  /// What of the screen can have the focus or be left.
  var outline: ScreenOutline {
    if let knownOutline { return knownOutline }
    let outline = ScreenOutline(of: rootElement)
    knownOutline = outline
    return outline
  }

  /// Takes in that elements have come or gone, or can be used or no more.
  func outlineChanged() {
    outlineNumber += 1
    knownOutline = nil
  }

  /// The elements that can take the keys, in reading order; a focused one that
  /// has been disabled is still among them.
  package var focusableElements: [Element] {
    outline.stops.filter(takesKeys)
  }

  private func takesKeys(_ element: Element) -> Bool {
    element.isFocusable && (element.isEnabled || element === focus)
  }

  /// The elements on the screen, in reading order.
  package var visibleElements: [Element] {
    var elements: [Element] = []
    rootElement?.visit { elements.append($0) }
    return elements
  }

  package func moveFocus(to element: Element?) {
    focus = element
    focusMemory = nil
    if element != nil {
      rememberFocus()
    }
  }

  /// Moves the focus in reading order, around the ends.
  package func moveFocus(by step: Int) {
    moveFocus(by: step, wraps: true)
  }

  /// Moves the focus over several places, not around the ends.
  package func moveFocus(over places: Int) {
    for _ in 0..<abs(places) {
      moveFocus(by: places.signum(), wraps: false)
    }
  }

  /// Moves the focus to the first or the last place.
  package func moveFocus(toLast isLast: Bool) {
    moveFocus(to: nil)
    moveFocus(by: isLast ? -1 : 1)
  }

  /// Twice as many rows are built each time that those before had no place for
  /// the focus: so all of them cost no more than a few times their number.
  private func moveFocus(by step: Int, wraps: Bool) {
    var screenfuls = 1
    while let stop = nextStop(by: step, wraps: wraps) {
      guard let gap = stop as? RowGapElement else {
        moveFocus(to: stop)
        return
      }
      gap.fill(screenfuls, fromStart: step > 0)
      settle()
      screenfuls *= 2
    }
  }

  /// The next place for the focus, or the next rows that are not built.
  private func nextStop(by step: Int, wraps: Bool) -> Element? {
    let stops = outline.stops
    let start =
      stops.firstIndex { $0 === focus } ?? (step > 0 ? -1 : stops.count)
    for distance in stops.indices {
      let place = start + (distance + 1) * step
      guard wraps || stops.indices.contains(place) else { return nil }
      let stop = stops[(place + stops.count) % stops.count]
      if stop is RowGapElement || takesKeys(stop) { return stop }
    }
    return nil
  }

  /// Builds all rows, wherever they are.
  func buildAllRows() {
    let gaps = outline.stops.compactMap { $0 as? RowGapElement }
    guard !gaps.isEmpty else { return }
    for gap in gaps {
      gap.fill()
    }
    settle()
    buildAllRows()
  }

  /// Notes where the focus is, for the time when its element is gone.
  private func rememberFocus() {
    guard let focus else { return }
    focusMemory = FocusMemory(
      of: focus, on: outline.page, among: focusableElements, outlineNumber)
    outline.page?.lastFocus = focus
  }

  /// Finds a new place for a focus whose element is not on the screen any more:
  /// where it was when the page was left, the neighbour's, or the first.
  private func restoreFocus() {
    guard let focusMemory, !focusMemory.holds(for: focus, outlineNumber)
    else { return }
    let elements = focusableElements
    if !elements.contains(where: { $0 === focus }) {
      let last = elements.first { $0 === outline.page?.lastFocus }
      let neighbour =
        outline.page === focusMemory.page && !elements.isEmpty
        ? elements[min(focusMemory.place, elements.count - 1)] : nil
      focus = last ?? neighbour ?? elements.first
    }
    rememberFocus()
  }

  /// Sends a key to the focused element, then to those around it.
  ///
  /// - Returns: Whether one of them knew what to do with it.
  @discardableResult
  package func send(_ key: Key) -> Bool {
    settle()
    let target = focus ?? rootElement.map(\.innermostVisible)
    var isHandled = target.map { send(key, to: $0) } ?? false
    if !isHandled, key == .escape, let element = elementToLeave {
      isHandled = send(key, to: element)
    }
    return isHandled
  }

  /// Sends a key to an element of the screen as it stands, whatever has the
  /// focus: an update before it might take the element away.
  package func send(_ key: Key, to target: Element) -> Bool {
    var isHandled = false
    perform { isHandled = deliver(key, to: target) }
    settle()
    return isHandled
  }

  /// Whether Esc would leave a view.
  package var canGoBack: Bool {
    elementToLeave != nil
  }

  /// Gives a key to an element and those around it, and updates no view.
  ///
  /// - Returns: Whether one of them knew what to do with it.
  package func deliver(_ key: Key, to target: Element) -> Bool {
    let path = Array(sequence(first: target.node, next: \.parent))
    let elements = path.compactMap(\.element)
    // What is under a sheet gets no keys.
    let last = elements.firstIndex { $0 is LayerElement }
    let takers = elements[...(last ?? elements.count - 1)]
    return elements.reversed().contains { $0.intercept(key, for: target) }
      || takers.contains { $0.handle(key) }
  }
}
