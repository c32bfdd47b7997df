extension View {
  /// Runs an asynchronous action as long as the view is on the screen.
  ///
  /// It starts when the view appears, after the pass and all actions of that
  /// pass, inner before outer. It is cancelled when the view disappears. An
  /// update of the view's parent does not start it again. A task that is
  /// cancelled runs until it notices: its results can come late.
  ///
  /// Source: [task(priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)).
  ///
  /// - Parameters:
  ///   - priority: The task's priority.
  ///   - action: The action, on the main actor unless it goes elsewhere.
  /// - Returns: The view, with the action.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs an asynchronous action, and anew for each value of an ID.
  ///
  /// When the ID changes, the task is cancelled and another is started.
  ///
  /// Source: [task(id:priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)).
  ///
  /// - Parameters:
  ///   - id: The value to compare with the last one.
  ///   - priority: The task's priority.
  ///   - action: The action, on the main actor unless it goes elsewhere.
  /// - Returns: The view, with the action.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    Tasked(content: self, id: id, priority: priority, action: action)
  }
}

private struct Tasked<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  static func _update(_ node: ViewNode<Self>) {
    node.setChild(0, to: node.view.content)
    guard let known = node.properties.first as? IdentifiedTask<ID> else {
      node.followTask(IdentifiedTask(id: node.view.id))
      return
    }
    if known.id != node.view.id {
      known.id = node.view.id
      if node.isShown {
        node.start(known.task)
      }
    }
  }
}

extension ViewNode {
  fileprivate func followTask<Shown, ID>(_ identified: IdentifiedTask<ID>)
  where Content == Tasked<Shown, ID> {
    properties = [identified]
    let task = identified.task
    followPresence(
      appear: { [unowned self] in start(task) },
      disappear: { task.cancel() })
  }

  fileprivate func start<Shown, ID>(_ task: ViewTask)
  where Content == Tasked<Shown, ID> {
    task.start(in: host, priority: view.priority, view.action)
  }
}

/// The task of a view, and the ID that it was started for.
private final class IdentifiedTask<ID>: PropertyStorage {
  var id: ID
  let task = ViewTask()

  init(id: ID) {
    self.id = id
  }
}
