import Foundation

/// Keeps a tree of views up to date and takes the events of its user.
///
/// A host works in passes. An event changes state; `settle()` then updates the
/// views that read it, runs what they have asked for, and repeats that until
/// nothing is left to do.
package final class ViewHost {
  private var root: Node?
  private var updateRoot: (Int) -> Void = { _ in }
  private var needsUpdate = true
  private var actions: [() -> Void] = []

  /// The focused element, which gets the keys.
  package internal(set) weak var focus: Element?
  private var focusIndex = 0

  /// What the views below have asked to run before each pass.
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

  private static weak var current: ViewHost?

  package init<Content: View>(width: Int, content: Content) {
    self.width = width
    let window = { (width: Int) in
      Page(content: content)
        .environment(\.horizontalSizeClass, .init(width: width))
    }
    let root = ViewNode(
      window(width), host: self, parent: nil, environment: nil)
    self.root = root
    updateRoot = { [unowned root] width in root.receive(window(width)) }
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
        guard needsUpdate || !actions.isEmpty else { return }
        needsUpdate = false
        root?.updateIfNeeded()
        let actions = actions
        self.actions = []
        for action in actions {
          action()
        }
      }
      needsUpdate = false
      ViewHost.record(.endlessUpdate(passes: Self.passLimit))
    }
    restoreFocus()
  }

  /// Runs an action after the pass that is under way.
  func afterPass(_ action: @escaping () -> Void) {
    actions.append(action)
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
    if let current {
      current.issues.append(issue)
    } else {
      FileHandle.standardError.write(Data("\(issue)\n".utf8))
    }
  }

  private func perform(_ work: () -> Void) {
    let outer = ViewHost.current
    ViewHost.current = self
    defer { ViewHost.current = outer }
    work()
  }

  // MARK: Frames

  /// The window's width in columns.
  package var width: Int {
    didSet {
      guard width != oldValue else { return }
      perform { updateRoot(width) }
      settle()
    }
  }

  /// The lines that the views show; with a height, lists scroll within it.
  package func lines(
    height: Int? = nil, marksFocus: Bool = false
  ) -> [Line] {
    guard let element = rootElement else { return [] }
    let context = DrawingContext(focus: focus, marksFocus: marksFocus)
    let size = element.size(for: ProposedSize(width: width, height: height))
    return element.lines(in: size, context)
  }

  // MARK: Focus and events

  package var focusableElements: [Element] {
    var elements: [Element] = []
    rootElement?.collectFocusable(into: &elements)
    return elements
  }

  /// The elements on the screen, in reading order.
  package var visibleElements: [Element] {
    var elements: [Element] = []
    rootElement?.collect(into: &elements)
    return elements
  }

  package func moveFocus(to element: Element?) {
    focus = element
    if let element {
      focusIndex = focusableElements.firstIndex { $0 === element } ?? 0
    }
  }

  /// Moves the focus in reading order, around the ends.
  package func moveFocus(by step: Int) {
    let elements = focusableElements
    guard !elements.isEmpty else { return }
    guard let index = elements.firstIndex(where: { $0 === focus }) else {
      moveFocus(to: step > 0 ? elements.first : elements.last)
      return
    }
    let next = (index + step + elements.count) % elements.count
    moveFocus(to: elements[next])
  }

  /// Gives the place of a focused element that went to its neighbour.
  private func restoreFocus() {
    guard let old = focus else { return }
    let elements = focusableElements
    if let index = elements.firstIndex(where: { $0 === old }) {
      focusIndex = index
    } else {
      moveFocus(
        to: elements.isEmpty
          ? nil : elements[min(focusIndex, elements.count - 1)])
    }
  }

  /// Sends a key to the focused element, then to those around it.
  ///
  /// - Returns: Whether one of them knew what to do with it.
  @discardableResult
  package func send(_ key: Key) -> Bool {
    settle()
    let target = focus ?? rootElement.map(\.innermostVisible)
    var isHandled = false
    perform { isHandled = target.map { deliver(key, to: $0) } ?? false }
    settle()
    return isHandled
  }

  /// Whether Esc would leave a view.
  package var canGoBack: Bool {
    visibleElements.contains { ($0 as? NavigationElement)?.canGoBack == true }
  }

  private func deliver(_ key: Key, to target: Element) -> Bool {
    let path = Array(sequence(first: target.node, next: \.parent))
    let elements = path.compactMap(\.element)
    return elements.reversed().contains { $0.intercept(key, for: target) }
      || elements.contains { $0.handle(key) }
  }
}
