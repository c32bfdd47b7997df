/// Shows a root view, and views over it that can be left again.
///
/// "Back", or Esc, leaves the view on top. A view that is covered keeps its
/// state; one that is left loses it.
///
/// Source: [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack).
public struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root

  /// Makes a stack; it keeps what is over the root itself.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  public static func _update(_ node: ViewNode<Self>) {
    let element = node.element(NavigationElement.init)
    let root = node.view.root.environment(\.navigation, element.navigation)
    node.setChild(0, to: Page(content: root))
    node.setChild(1, to: PushedPages(navigation: element.navigation))
  }
}

/// The pages over the root of a stack.
///
/// They have a node of their own, so that a push does not update the root.
private struct PushedPages: PrimitiveView {
  let navigation: Navigation

  static func _update(_ node: ViewNode<Self>) {
    let navigation = node.view.navigation
    navigation.whenChanged = { [weak node] in node?.invalidate() }
    navigation.updatePages {
      node.setChild(
        0,
        to: ForEach(navigation.entries, id: \.id) {
          PushedPage(
            navigation: navigation, id: $0.id, dismissal: $0.dismissal)
        })
    }
    let pushed = node.children.first?.children ?? []
    Node.coverAllButLast(of: (node.parent?.children.prefix(1) ?? []) + pushed)
  }
}

/// A page over the root of a stack; what it shows is asked for when it is
/// updated, and by then the pages under it are.
private struct PushedPage: PrimitiveView {
  let navigation: Navigation
  let id: ObjectIdentifier
  let dismissal: Dismissal

  static func _update(_ node: ViewNode<Self>) {
    let page = node.view
    let content = node.track { page.navigation.view(of: page.id) }
    node.setChild(
      0,
      to: Page(
        content: content.environment(\.navigation, page.navigation)
          .environment(
            \.currentDismiss, DismissAction(dismissal: page.dismissal))))
  }
}

/// A stack on the screen: of its pages it shows the last.
final class NavigationElement: Element {
  let navigation = Navigation()

  var canGoBack: Bool { !navigation.entries.isEmpty }

  override var isLandmark: Bool { true }
  override var hasChangingChildren: Bool { true }

  override func makeChildren() -> [Element] {
    super.makeChildren().suffix(1)
  }

  /// The pages under the one that is shown.
  var coveredPages: [Element] { super.makeChildren().dropLast() }

  override func handle(_ key: Key) -> Bool {
    key == .escape && navigation.pop()
  }
}

/// What a stack shows over its root, and how a value is shown.
final class Navigation {
  struct Entry {
    let id: ObjectIdentifier
    let view: () -> AnyView
    let dismissal: Dismissal
  }

  private(set) var entries: [Entry] = []
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  var whenChanged: () -> Void = {}

  /// Whether the pages are being updated, from the lowest on.
  private var isUpdatingPages = false

  /// Updates the pages; what one of them says meanwhile about those over it is
  /// taken in when they are updated, and asks for no other update.
  func updatePages(_ update: () -> Void) {
    isUpdatingPages = true
    update()
    isUpdatingPages = false
  }

  func view(of id: ObjectIdentifier) -> AnyView? {
    entries.first { $0.id == id }?.view()
  }

  private func pageChanged() {
    if !isUpdatingPages {
      whenChanged()
    }
  }

  /// Shows a view over the others, or shows it anew if it is there already.
  func present(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.id == entry.id }) {
      let dismissal = entries[index].dismissal
      dismissal.dismiss = entry.dismissal.dismiss
      entries[index] = Entry(
        id: entry.id, view: entry.view, dismissal: dismissal)
      pageChanged()
    } else {
      entries.append(entry)
      whenChanged()
    }
  }

  func dismiss(_ id: ObjectIdentifier) {
    guard entries.contains(where: { $0.id == id }) else { return }
    entries.removeAll { $0.id == id }
    whenChanged()
  }

  /// Leaves the view on top.
  ///
  /// - Returns: Whether there was one.
  func pop() -> Bool {
    guard let top = entries.last else { return false }
    top.dismissal.dismiss()
    return true
  }

  // MARK: Values

  func setDestination<Value: Hashable>(
    for _: Value.Type, _ destination: @escaping (Value) -> AnyView
  ) {
    destinations[ObjectIdentifier(Value.self)] = { value in
      (value.base as? Value).map(destination)
    }
    if !entries.isEmpty {
      pageChanged()
    }
  }

  /// Shows the destination of a value.
  func push(_ value: AnyHashable) {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    guard destinations[type] != nil else {
      ViewHost.record(.missingDestination("\(value)"))
      return
    }
    let identity = PushedValue()
    let id = ObjectIdentifier(identity)
    present(
      Entry(
        id: id,
        view: { [weak self] in
          self?.destinations[type]?(value) ?? AnyView(EmptyView())
        },
        dismissal: Dismissal { [weak self] in
          withExtendedLifetime(identity) { self?.dismiss(id) }
        }))
  }

  /// Gives a pushed value an identity of its own.
  private final class PushedValue {}
}

// MARK: - Destinations

extension View {
  /// Tells how the stack shows the values of a type.
  ///
  /// Source: [navigationDestination(for:destination:)](https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)).
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    NavigationModifier(content: self) { node, navigation in
      navigation.setDestination(for: type) { AnyView(destination($0)) }
    }
  }

  /// Shows a view over the others as long as a binding is true.
  ///
  /// The view's value is made with the body that says so, its own body runs and
  /// its state begins when it is shown.
  ///
  /// Source: [navigationDestination(isPresented:destination:)](https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:));
  /// when the value is made: [a measurement with iOS 18](https://alfonsoft.dev/a-swiftui-navigation-destination-surprise).
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let destination = destination()
    return NavigationModifier(content: self) { node, navigation in
      let id = ObjectIdentifier(node)
      node.whenRemoved = { navigation.dismiss(id) }
      guard node.track({ isPresented.wrappedValue }) else {
        navigation.dismiss(id)
        return
      }
      navigation.present(
        Navigation.Entry(
          id: id,
          view: { AnyView(destination) },
          dismissal: Dismissal { isPresented.wrappedValue = false }))
    }
  }
}

private struct NavigationModifier<Content: View>: PrimitiveView {
  let content: Content
  let update: (Node, Navigation) -> Void

  static func _update(_ node: ViewNode<Self>) {
    if let navigation = node.environmentValue({ $0.navigation }) {
      node.view.update(node, navigation)
    }
    node.setChild(0, to: node.view.content)
  }
}

private struct NavigationKey: EnvironmentKey {
  static let defaultValue: Navigation? = nil
}

extension EnvironmentValues {
  var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
