import TextUI

/// An object that owns a screen's state, its actions, and the view that shows
/// it.
@MainActor
public protocol ViewController: ObservableObject {
  associatedtype ContentView: View

  /// Shows what the controller holds and forwards what the user does.
  var contentView: ContentView { get }
}

/// Holds the root controller; every other controller is held by its parent.
public struct RootView<Controller: ViewController>: View {
  @StateObject private var controller: Controller

  public init(_ controller: @autoclosure @escaping () -> Controller) {
    self._controller = StateObject(wrappedValue: controller())
  }

  public var body: some View { controller.contentView }
}
