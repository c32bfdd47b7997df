extension View {
  /// Runs an action when the view comes to the screen.
  ///
  /// It runs after the pass in which the view came, before the screen is drawn:
  /// children first, then their parents, and on one view in written order with
  /// ``onChange(of:initial:_:)``. A view that was covered in a navigation stack
  /// comes again.
  ///
  /// Source: [onAppear(perform:)](https://developer.apple.com/documentation/swiftui/view/onappear(perform:));
  /// the order: [a measurement of March 2024](https://android.benigumo.com/20240328/onappear-onchange-task).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Appearing(content: self, appear: action, disappear: nil)
  }

  /// Runs an action when the view has left the screen.
  ///
  /// When its identity changes, the old view disappears before the new one
  /// appears, as on a device without a transition.
  ///
  /// Source: [onDisappear(perform:)](https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:));
  /// the order: OpenSwiftUI's [AppearanceActionModifierCompatibilityTests.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Modifier/ViewModifier/AppearanceActionModifierCompatibilityTests.swift).
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Appearing(content: self, appear: nil, disappear: action)
  }
}

private struct Appearing<Content: View>: PrimitiveView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  static func _update(_ node: ViewNode<Self>) {
    node.setChild(0, to: node.view.content)
    node.followPresence(
      appear: { [unowned node] in
        node.view.appear.map(node.host.afterPass)
      },
      disappear: { [unowned node] in
        node.view.disappear.map(node.host.afterPass)
      })
  }
}
