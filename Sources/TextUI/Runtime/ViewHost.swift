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
  package internal(set) weak var focus: Element?

  /// Where the focus was, if there is to be one, even if its element is gone.
  var focusMemory: FocusMemory?

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
  private var loggedIssues: Set<RuntimeIssue> = []

  /// The number of bodies that were evaluated, by the type of the view.
  private var bodyCounts: [ObjectIdentifier: Int] = [:]

  /// How often a view has come to observe an object that it didn't before.
  package private(set) var objectCount = 0

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

  var rootElement: Element? { root?.elements().first }

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

  /// The number of bodies that were evaluated.
  package var bodyCount: Int { bodyCounts.values.reduce(0, +) }

  package func bodyCount(of type: Any.Type) -> Int {
    bodyCounts[ObjectIdentifier(type), default: 0]
  }

  func countObject() {
    objectCount += 1
  }

  // MARK: Issues

  /// Records a mistake with the host whose event, body or task runs.
  package static func record(_ issue: RuntimeIssue) {
    if let host = HostReference.current.host {
      host.issues.append(issue)
    } else {
      issue.log()
    }
  }

  /// Writes what was recorded to standard error, each issue once.
  func logIssues() {
    for issue in issues where loggedIssues.insert(issue).inserted {
      issue.log()
    }
  }

  func perform(_ work: () -> Void) {
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
    let offered = ProposedSize(width: width, height: height)
    let context = DrawingContext(
      offered: offered, focus: focus, marksFocus: marksFocus)
    var size = element.size(for: offered)
    size.width = min(size.width, width)
    return element.lines(in: size, context)
  }

  // MARK: Outline

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
}
