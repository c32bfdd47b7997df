/// Shows views as text and acts on them as a user would.
///
/// ```swift
/// let screen = Screen { PlayerScreen(player: messi, aging: .oneYear) }
/// try screen.tap("Older")
/// #expect(screen.text.contains("Age: 20"))
/// ```
///
/// An action moves the focus to an element and sends it the key that a person
/// at a terminal would press: there is no second way to press a button. After
/// each action the screen has settled.
///
/// An element is found by its whole label, in which runs of blanks count as
/// one; where several have it, `at:` says which, from 0. What is scrolled away
/// can be used, for the focus brings it back; what is covered, or in another
/// tab, can't.
public final class Screen {
  package let host: ViewHost

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - height: The height in lines, or `nil` for as many as there are.
  ///   - content: The views to show.
  public init<Content: View>(
    width: Int = 80, height: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    host = ViewHost(width: width, height: height, content: content())
  }

  // MARK: Looking

  /// What is on the screen, without blanks at the ends of lines.
  public var text: String {
    host.settle()
    return host.lines().map(\.text).joinedWithoutTrailingBlanks
  }

  /// The width in columns; setting it lays the screen out anew.
  public var width: Int {
    get { host.width }
    set { host.width = newValue }
  }

  /// What is on the screen, as a reader of the screen is told it.
  ///
  /// What a sheet or an alert covers is not there.
  public var elements: [ScreenElement] {
    host.settle()
    return ScreenElement.elements(of: host)
  }

  /// Mistakes in the use of the views that a device would log.
  public var issues: [RuntimeIssue] { host.issues }

  /// How often bodies of a type of view were evaluated.
  public func bodyCount<Content: View>(of type: Content.Type) -> Int {
    host.bodyCount(of: type)
  }

  /// Updates the views until nothing is left to do; it waits for no task.
  public func settle() {
    host.settle()
  }
}
