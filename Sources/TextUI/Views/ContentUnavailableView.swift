/// Says that there is nothing to show, and why.
///
/// It stands indented like a row:
///
/// ```
///   No music videos
///   Search for one and add it.
/// ```
///
/// Source: [ContentUnavailableView](https://developer.apple.com/documentation/swiftui/contentunavailableview).
public struct ContentUnavailableView<
  Title: View, Description: View, Actions: View
>: View {
  private let title: Title
  private let description: Description
  private let actions: Actions

  /// Says it with views; the actions stand under the description.
  public init(
    @ViewBuilder label: () -> Title,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    title = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      title
      description
      actions
    }
    .padding(.leading, 2)
  }
}

extension ContentUnavailableView
where Title == Label, Description == Text?, Actions == EmptyView {
  /// Shows a title; a terminal has no picture to show with it.
  public init(
    _ title: some StringProtocol, systemImage: String, description: Text? = nil
  ) {
    self.init(
      label: { Label(title, systemImage: systemImage) },
      description: { description }, actions: { EmptyView() })
  }

  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView("No results", systemImage: "magnifyingglass")
  }

  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No results for “\(text)”", systemImage: "magnifyingglass")
  }
}

/// A title with a picture; a terminal shows the title alone.
///
/// Source: [Label](https://developer.apple.com/documentation/swiftui/label).
public struct Label: View {
  private let title: String

  /// Makes a label; a terminal has no picture to show with it.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.title = String(title)
  }

  public var body: some View {
    Text(title)
  }
}
