extension View {
  /// Runs an action when the view is tapped; it is shown as a row that can be
  /// chosen.
  ///
  /// A terminal knows no double tap: one press counts as all of them.
  ///
  /// Source: [onTapGesture(count:perform:)](https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)).
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    TapTarget(content: self, action: action)
  }

  /// Runs an action when Return is pressed in a text field of the view.
  ///
  /// It serves every field in the view; the actions of the views around run
  /// too, the innermost first. A search field needs `of: .search`.
  ///
  /// Source: [onSubmit(of:_:)](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)).
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.actions.append((triggers, action))
    }
  }

  /// Keeps a submit in the view from reaching the actions of views around it.
  ///
  /// Source: [submitScope(_:)](https://developer.apple.com/documentation/swiftui/view/submitscope(_:)).
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) {
      if isBlocking {
        $0.actions = []
      }
    }
  }
}

/// What can submit a text.
///
/// Source: [SubmitTriggers](https://developer.apple.com/documentation/swiftui/submittriggers).
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The actions that a submit runs, the outermost first.
struct SubmitActions {
  var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// Runs the actions for a trigger, the innermost first.
  func run(for trigger: SubmitTriggers) {
    for (triggers, action) in actions.reversed()
    where triggers.contains(trigger) {
      action()
    }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static let defaultValue = SubmitActions()
}

private struct SubmitTriggerKey: EnvironmentKey {
  static let defaultValue = SubmitTriggers.text
}

extension EnvironmentValues {
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// What Return in a field counts as.
  var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }
}

/// A view that stands as a row and can be chosen.
struct TapTarget<Content: View>: PrimitiveView {
  let content: Content
  let action: () -> Void

  static func _update(_ node: ViewNode<Self>) {
    let element = node.element(ButtonElement.init)
    element.action = node.view.action
    element.isEnabled = node.environmentValue { $0.isEnabled }
    element.isAlwaysRow = true
    node.setChild(0, to: node.view.content)
  }
}
