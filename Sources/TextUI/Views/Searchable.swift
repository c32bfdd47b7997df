extension View {
  /// Puts a search field above the view.
  ///
  /// The binding changes with each edit. Return runs the actions of
  /// `onSubmit(of: .search)`.
  ///
  /// ```
  /// Search: [ditto               ]
  /// ```
  ///
  /// Source: [searchable(text:placement:prompt:)](https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)).
  public func searchable(
    text: Binding<String>, prompt: String = ""
  ) -> some View {
    Searchable(content: self, text: text, prompt: prompt)
  }
}

private struct Searchable<Content: View>: View {
  @State private var search = Search()
  let content: Content
  let text: Binding<String>
  let prompt: String

  var body: some View {
    VStack(spacing: 1) {
      SearchWatch(search: search, text: text)
      TextField("Search", text: text, prompt: Text(prompt))
        .environment(\.submitTrigger, .search)
      VStack { content }
        .environment(\.search, search)
    }
  }
}

/// What is searched for above a view; it stays the same while its view does, so
/// that only who asks whether there is a search is told of its begin and end.
private final class Search {
  let isActive = Location(false)
  var text = Binding.constant("")
}

/// Keeps a search up to date with its text; it shows nothing.
private struct SearchWatch: PrimitiveView {
  let search: Search
  let text: Binding<String>

  static func _update(_ node: ViewNode<Self>) {
    let view = node.view
    view.search.text = view.text
    view.search.isActive.value = node.track { !view.text.wrappedValue.isEmpty }
  }
}

/// Ends a search: the text is cleared.
///
/// Without an active search it does nothing.
///
/// Source: [DismissSearchAction](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
public struct DismissSearchAction {
  fileprivate let search: Search?

  /// Ends the search.
  public func callAsFunction() {
    if let text = search?.text, !text.wrappedValue.isEmpty {
      text.wrappedValue = ""
    }
  }
}

private struct SearchKey: EnvironmentKey {
  static let defaultValue: Search? = nil
}

extension EnvironmentValues {
  fileprivate var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether the user searches: there is a text in the search field above.
  ///
  /// On a device the focus in an empty field counts too. It has to be read
  /// below the view that is searchable.
  ///
  /// Source: [isSearching](https://developer.apple.com/documentation/swiftui/environmentvalues/issearching).
  public var isSearching: Bool {
    search?.isActive.value ?? false
  }

  /// Ends the search in the view.
  ///
  /// Source: [dismissSearch](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch).
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(search: search)
  }
}
