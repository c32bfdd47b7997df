/// The node of a view of one type.
public final class ViewNode<Content: View>: Node {
  private(set) var view: Content
  let fields: FieldTable?

  init(
    _ view: Content, host: ViewHost, parent: Node?,
    environment: EnvironmentEntry?
  ) {
    self.view = view
    fields = Content.Body.self == Never.self ? nil : .of(Content.self)
    super.init(
      host: host, parent: parent, viewType: Content.self,
      environment: environment)
  }

  /// Takes the view's next value; a body runs only if an input changed.
  ///
  /// Source: [John Harper, quoted by Chris Eidhof](https://chris.eidhof.nl/note/swiftui-view-equality).
  func receive(_ next: Content) {
    if !needsUpdate, let fields, fields.isSameInput(view, next) {
      updateIfNeeded()
    } else {
      view = next
      update()
    }
  }

  override func update() {
    let hadElement = element != nil
    startUpdate()
    Content._update(self)
    if hadElement {
      element?.setNeedsLayout()
    }
  }
}
