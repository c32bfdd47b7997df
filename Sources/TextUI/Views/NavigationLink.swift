/// A row that shows another page when it is chosen.
///
/// Outside a navigation stack it is disabled.
///
/// Source: [NavigationLink](https://developer.apple.com/documentation/swiftui/navigationlink).
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.navigation) private var navigation
  @State private var isActive = false
  private let value: AnyHashable?
  private let destination: Destination?
  private let label: Label

  /// Makes a link to a page.
  ///
  /// The page's value is made with the link; its body runs, and its state
  /// begins, when it is shown.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.destination = destination()
    self.label = label()
  }

  /// Makes a link in the spelling of older programs.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  public var body: some View {
    TapTarget(content: label, action: follow)
      .disabled(navigation == nil)
      .navigationDestination(isPresented: $isActive) { destination }
  }

  private func follow() {
    if let value {
      navigation?.push(value)
    } else {
      isActive = true
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to what `navigationDestination(for:destination:)` shows for
  /// a value.
  public init(value: some Hashable, @ViewBuilder label: () -> Label) {
    self.value = AnyHashable(value)
    destination = nil
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a text for a label.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link in the spelling of older programs.
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: { destination }) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a text for a label to what is shown for a value.
  public init(_ title: some StringProtocol, value: some Hashable) {
    self.init(value: value) { Text(title) }
  }
}

/// A navigation stack in the spelling of older programs.
///
/// On a wide device it shows two columns; here, as on a narrow one, one page.
///
/// Source: [NavigationView](https://developer.apple.com/documentation/swiftui/navigationview).
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack whose root are views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    NavigationStack { content }
  }
}
