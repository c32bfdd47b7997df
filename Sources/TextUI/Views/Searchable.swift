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
  let content: Content
  let text: Binding<String>
  let prompt: String

  var body: some View {
    VStack(spacing: 1) {
      TextField("Search", text: text, prompt: Text(prompt))
        .environment(\.submitTrigger, .search)
      VStack { content }
        .environment(\.searchText, SearchText(binding: text))
    }
  }
}

/// Ends a search: the text is cleared.
///
/// Without an active search it does nothing.
///
/// Source: [DismissSearchAction](https://developer.apple.com/documentation/swiftui/dismisssearchaction).
public struct DismissSearchAction {
  fileprivate let text: SearchText?

  /// Ends the search.
  public func callAsFunction() {
    if let text = text?.binding, !text.wrappedValue.isEmpty {
      text.wrappedValue = ""
    }
  }
}

/// The text that is searched for; equal where it is kept in the same place.
private struct SearchText: Equatable {
  let binding: Binding<String>

  var isEmpty: Bool { binding.wrappedValue.isEmpty }

  static func == (first: SearchText, second: SearchText) -> Bool {
    first.binding.isSameInput(as: second.binding)
  }
}

private struct SearchTextKey: EnvironmentKey {
  static let defaultValue: SearchText? = nil
}

extension EnvironmentValues {
  fileprivate var searchText: SearchText? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  /// Whether the user searches: there is a text in the search field above.
  ///
  /// On a device the focus in an empty field counts too. It has to be read
  /// below the view that is searchable.
  ///
  /// Source: [isSearching](https://developer.apple.com/documentation/swiftui/environmentvalues/issearching).
  public var isSearching: Bool {
    searchText?.isEmpty == false
  }

  /// Ends the search in the view.
  ///
  /// Source: [dismissSearch](https://developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch).
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(text: searchText)
  }
}
