/// A view whose own `==` decides whether it has to be updated.
///
/// Without it plain data is compared as it is stored; the `==` of any other
/// view that has one decides anyway.
///
/// Source: [EquatableView](https://developer.apple.com/documentation/swiftui/equatableview),
/// [John Harper, quoted by Chris Eidhof](https://chris.eidhof.nl/note/swiftui-view-equality).
public struct EquatableView<Content: View & Equatable>: View, ComparableInput {
  private let content: Content

  /// Makes a view that is updated when another one is not equal to it.
  public init(content: Content) {
    self.content = content
  }

  public var body: some View { content }

  func isSameInput(as other: EquatableView) -> Bool {
    content == other.content
  }
}

extension View where Self: Equatable {
  /// Lets the view's own `==` decide whether it has to be updated.
  ///
  /// Source: [equatable()](https://developer.apple.com/documentation/swiftui/view/equatable()).
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
