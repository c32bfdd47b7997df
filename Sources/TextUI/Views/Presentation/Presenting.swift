/// A view that presents another over its window.
struct Presenting<Content: View, Presented: View>: PrimitiveView {
  let content: Content

  /// The title of an alert; a sheet has that of its page.
  var alertTitle: String?

  /// The identity of what is to be presented, if anything is.
  let identity: () -> AnyHashable?
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  let presented: () -> Presented?

  static func _update(_ node: ViewNode<Self>) {
    node.setChild(0, to: node.view.content)
    node.setChild(1, to: Slot(view: node.view))
  }

  /// The place of what is presented: it comes and goes without an update of
  /// the view that presents it.
  private struct Slot: PrimitiveView {
    let view: Presenting

    static func _update(_ node: ViewNode<Self>) {
      let view = node.view.view
      let presentation = node.presentation
      let identity = node.track(view.identity)
      presentation.dismiss = view.dismiss
      presentation.onDismiss = view.onDismiss
      presentation.alertTitle = view.alertTitle
      presentation.isWanted = identity != nil
      if let identity, presentation.isShown {
        node.setChild(
          0,
          to: ForEach([identity], id: \.self) { _ in
            Layer(
              presentation: presentation, alertTitle: view.alertTitle,
              content: view.presented)
          })
      } else {
        node.removeChildren(from: 0)
      }
      if presentation.isWanted != presentation.isShown {
        node.environmentValue { $0.presenter }?
          .decide(on: presentation, in: node.host)
      }
    }
  }
}

extension Node {
  fileprivate final var presentation: Presentation {
    if let known = properties.first as? Presentation { return known }
    let presentation = Presentation(self)
    properties = [presentation]
    let presenter = environmentValue { $0.presenter }
    whenRemoved = { [weak presenter] in presenter?.remove(presentation) }
    return presentation
  }
}

/// What is presented, in a box over the window.
private struct Layer<Content: View>: PrimitiveView {
  let presentation: Presentation
  let alertTitle: String?
  let content: () -> Content?

  static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    let element = node.element(LayerElement.init)
    element.presentation = view.presentation
    element.alertTitle = view.alertTitle?.withVisibleControls
    view.presentation.layer = element
    element.container?.setNeedsLayout()
    let dismiss = DismissAction(dismissal: view.presentation)
    node.setChild(
      0,
      to: Page(content: node.track(view.content))
        .environment(\.currentDismiss, dismiss)
        .environment(
          \.alertDismiss,
          view.alertTitle == nil ? DismissAction(dismissal: nil) : dismiss
        )
        .environment(\.navigation, nil))
  }
}
