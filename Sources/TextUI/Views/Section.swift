/// Groups rows under a header.
///
/// ```
/// Fruit
///   Apple
///   Pear
/// ```
///
/// The rows are indented by two columns; the footer stands under them like a
/// row.
///
/// Source: [Section](https://developer.apple.com/documentation/swiftui/section).
public struct Section<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: Content
  private let footer: Footer

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public var body: some View {
    VStack {
      header
      VStack {
        content
        footer.dim()
      }
      .padding(.leading, 2)
    }
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with views for a header.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content, header: header, footer: EmptyView.init)
  }

  /// Makes a section in the spelling of older programs.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Makes a section with a text for a header.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: EmptyView.init)
  }
}

/// Shows the fields of a form, one under the other, and scrolls.
///
/// A device draws a form's buttons as rows; here they stay in brackets, so that
/// they are told from what is chosen.
///
/// Source: [Form](https://developer.apple.com/documentation/swiftui/form).
public struct Form<Content: View>: View {
  private let content: Content

  /// Makes a form of views, one under the other.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    ScrollView { content }
  }
}
