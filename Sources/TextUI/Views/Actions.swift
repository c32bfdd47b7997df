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
    Submitting(content: self, triggers: triggers, action: action)
  }

  /// Keeps a submit in the view from reaching the actions of views around it.
  ///
  /// Source: [submitScope(_:)](https://developer.apple.com/documentation/swiftui/view/submitscope(_:)).
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) {
      if isBlocking {
        $0 = nil
      }
    }
  }
}

/// What can submit a text.
///
/// Source: [SubmitTriggers](https://developer.apple.com/documentation/swiftui/submittriggers).
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: UInt8

  /// Makes triggers of bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What a submit runs; it stays the same while its view does, so that a new
/// closure is no new value of the environment.
final class SubmitAction: PropertyStorage {
  fileprivate var triggers: SubmitTriggers = []
  fileprivate var action: () -> Void = {}

  /// The action of the view around.
  fileprivate var outer: SubmitAction?

  /// Runs the actions for a trigger, the innermost first.
  func run(for trigger: SubmitTriggers) {
    if triggers.contains(trigger) {
      action()
    }
    outer?.run(for: trigger)
  }
}

private struct Submitting<Content: View>: PrimitiveView {
  let content: Content
  let triggers: SubmitTriggers
  let action: () -> Void

  static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let known = node.properties.first as? SubmitAction
    let submit = known ?? SubmitAction()
    node.properties = [submit]
    submit.triggers = view.triggers
    submit.action = view.action
    submit.outer = node.environmentValue { $0.submitAction }
    node.setChild(0, to: view.content.environment(\.submitAction, submit))
  }
}

private struct SubmitActionKey: EnvironmentKey {
  static let defaultValue: SubmitAction? = nil
}

private struct SubmitTriggerKey: EnvironmentKey {
  static let defaultValue = SubmitTriggers.text
}

extension EnvironmentValues {
  /// What Return in a field runs.
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
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
