/// The tasks that the views of a host have started and that still run.
package final class RunningTasks {
  /// How many there are; a task that is cancelled runs until it notices.
  package private(set) var count = 0

  fileprivate func start(
    priority: TaskPriority, waking waiters: Waiters,
    _ action: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    count += 1
    return Task(priority: priority) {
      await action()
      count -= 1
      waiters.wake()
    }
  }
}

/// The task of a view; it ends with the view.
///
/// Source: [task(priority:_:)](https://developer.apple.com/documentation/swiftui/view/task(priority:_:)),
/// OpenSwiftUI's [TaskModifier.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUI/Modifier/ViewModifier/TaskModifier.swift).
final class ViewTask: PropertyStorage {
  private var task: Task<Void, Never>?
  private var isWanted = false

  /// Starts the task after the pass that is under way; one that runs already
  /// is cancelled.
  func start(
    in host: ViewHost, priority: TaskPriority,
    _ action: @escaping @MainActor () async -> Void
  ) {
    cancel()
    isWanted = true
    host.startTaskAfterPass { [weak self, unowned host] in
      guard let self, isWanted else { return }
      isWanted = false
      task = host.tasks.start(
        priority: priority, waking: host.waiters, action)
    }
  }

  func cancel() {
    isWanted = false
    task?.cancel()
    task = nil
  }

  isolated deinit {
    task?.cancel()
  }
}
