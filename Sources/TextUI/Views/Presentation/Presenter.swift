/// Decides what is presented over a window.
///
/// One presentation at a time: while one is up, another that is asked for from
/// the same place is dismissed unseen, and an issue is recorded. What was
/// presented can present in its turn.
///
/// Source: [KDE Connect !42](https://invent.kde.org/network/kdeconnect-ios/-/merge_requests/42),
/// a report; what the second binding holds afterwards is our choice: false.
final class Presenter {
  private var presentations: [Presentation] = []

  /// The boxes over the window, the topmost last.
  var layers: [LayerElement] {
    presentations.filter(\.isShown).compactMap(\.layer)
  }

  /// Has a presentation shown or removed after the pass that is under way.
  func decide(on presentation: Presentation, in host: ViewHost) {
    if !presentations.contains(where: { $0 === presentation }) {
      presentations.append(presentation)
    }
    host.afterPass { [weak self, weak presentation] in
      guard let self, let presentation else { return }
      resolve(presentation)
    }
  }

  func remove(_ presentation: Presentation) {
    presentations.removeAll { $0 === presentation }
  }

  private func resolve(_ presentation: Presentation) {
    closeUnwanted()
    guard let node = presentation.node, node.isAlive,
      presentation.isWanted, !presentation.isShown
    else { return }
    let place = node.enclosingLayer
    if let shown = presentations.first(where: {
      $0.isShown && $0.node?.enclosingLayer === place
    }) {
      ViewHost.record(.secondPresentation(over: shown.title))
      presentation.dismiss()
      return
    }
    presentation.isShown = true
    presentations.removeAll { $0 === presentation }
    presentations.append(presentation)
    node.invalidate()
  }

  private func closeUnwanted() {
    for presentation in presentations
    where presentation.isShown && !presentation.isWanted {
      presentation.isShown = false
      presentation.node?.invalidate()
      if let onDismiss = presentation.onDismiss {
        presentation.node?.host.afterPass(onDismiss)
      }
    }
    presentations.removeAll { !$0.isShown && !$0.isWanted }
  }
}

/// Something that a view presents or would like to present.
final class Presentation: Dismissal {
  weak var node: Node?
  weak var layer: LayerElement?
  var isWanted = false
  var isShown = false
  var onDismiss: (() -> Void)?
  var alertTitle: String?

  /// The title by which it is known; a sheet's is that of its page.
  var title: String { layer?.title ?? alertTitle ?? "" }

  init(_ node: Node) {
    self.node = node
  }
}

extension Node {
  /// The box that this node is in, if it is in one.
  final var enclosingLayer: LayerElement? {
    sequence(first: self, next: \.parent)
      .lazy.compactMap { $0.element as? LayerElement }.first { _ in true }
  }
}

private struct PresenterKey: EnvironmentKey {
  static let defaultValue: Presenter? = nil
}

extension EnvironmentValues {
  var presenter: Presenter? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }
}
