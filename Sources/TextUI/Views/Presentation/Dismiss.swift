/// Leaves the sheet, the alert or the page that the view is in.
///
/// It acts by where it was read: taken in the view that presents, it leaves
/// what that view is in. Where nothing is presented it does nothing.
///
/// Source: [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction).
public struct DismissAction: Equatable {
  let dismissal: Dismissal?

  /// Leaves it.
  public func callAsFunction() {
    dismissal?.dismiss()
  }

  /// Whether two actions leave the same thing.
  public static func == (first: DismissAction, second: DismissAction) -> Bool {
    first.dismissal === second.dismissal
  }
}

/// How something that was opened is left; it stays as long as that is open.
class Dismissal: PropertyStorage {
  var dismiss: () -> Void

  init(_ dismiss: @escaping () -> Void = {}) {
    self.dismiss = dismiss
  }
}

private struct DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction(dismissal: nil)
}

private struct AlertKey: EnvironmentKey {
  static let defaultValue = DismissAction(dismissal: nil)
}

extension EnvironmentValues {
  /// Leaves the sheet or the page that the view is in.
  ///
  /// Source: [dismiss](https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss).
  public var dismiss: DismissAction { currentDismiss }

  /// Whether the view is in something that can be left.
  ///
  /// Source: [isPresented](https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented).
  public var isPresented: Bool { currentDismiss.dismissal != nil }

  var currentDismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Leaves the alert whose button the view is.
  var alertDismiss: DismissAction {
    get { self[AlertKey.self] }
    set { self[AlertKey.self] = newValue }
  }
}
