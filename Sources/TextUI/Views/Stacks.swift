/// How a column aligns its views across.
///
/// Source: [HorizontalAlignment](https://developer.apple.com/documentation/swiftui/horizontalalignment).
public nonisolated enum HorizontalAlignment: Hashable, Sendable {
  /// At the edge where lines begin, in the middle, or where they end.
  case leading, center, trailing
}

/// How a row aligns its views up and down.
///
/// Source: [VerticalAlignment](https://developer.apple.com/documentation/swiftui/verticalalignment).
public nonisolated enum VerticalAlignment: Hashable, Sendable {
  /// At the first line, in the middle, or at the last line.
  case top, center, bottom
}

/// Shows views one under the other.
///
/// Unless told otherwise they stand at the leading edge, without a blank line
/// between; SwiftUI centers them.
///
/// Source: [VStack](https://developer.apple.com/documentation/swiftui/vstack).
public struct VStack<Content: View>: PrimitiveView {
  private let layout: AnyLayout
  private let content: Content

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .leading, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = AnyLayout(VStackLayout(alignment: alignment, spacing: spacing))
    self.content = content()
  }

  public static func _update(_ node: ViewNode<Self>) {
    node.updateStack(node.view.layout, node.view.content)
  }
}

/// Shows views side by side.
///
/// Unless told otherwise they begin on the same line, one column apart; SwiftUI
/// centers them.
///
/// Source: [HStack](https://developer.apple.com/documentation/swiftui/hstack).
public struct HStack<Content: View>: PrimitiveView {
  private let layout: AnyLayout
  private let content: Content

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .top, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = AnyLayout(HStackLayout(alignment: alignment, spacing: spacing))
    self.content = content()
  }

  public static func _update(_ node: ViewNode<Self>) {
    node.updateStack(node.view.layout, node.view.content)
  }
}

// MARK: - Layouts

/// The layout of a column, to be chosen at run time with `AnyLayout`.
///
/// Source: [VStackLayout](https://developer.apple.com/documentation/swiftui/vstacklayout).
public struct VStackLayout {
  let stack: StackLayout

  /// Makes the layout of a column, as ``VStack`` has it.
  public init(
    alignment: HorizontalAlignment = .leading, spacing: Int? = nil
  ) {
    let alignment: StackAlignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    stack = StackLayout(
      axis: .vertical, spacing: Size.length(spacing ?? 0), alignment: alignment)
  }
}

/// The layout of a row, to be chosen at run time with `AnyLayout`.
///
/// Source: [HStackLayout](https://developer.apple.com/documentation/swiftui/hstacklayout).
public struct HStackLayout {
  let stack: StackLayout

  /// Makes the layout of a row, as ``HStack`` has it.
  public init(alignment: VerticalAlignment = .top, spacing: Int? = nil) {
    let alignment: StackAlignment =
      switch alignment {
      case .top: .leading
      case .center: .center
      case .bottom: .trailing
      }
    stack = StackLayout(
      axis: .horizontal, spacing: Size.length(spacing ?? 1),
      alignment: alignment)
  }
}

/// A layout that can change while the views in it keep their identity.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { sidebar; detail }
/// ```
///
/// Source: [AnyLayout](https://developer.apple.com/documentation/swiftui/anylayout).
public struct AnyLayout {
  let stack: StackLayout

  /// Makes a layout that is a column.
  public init(_ layout: VStackLayout) {
    stack = layout.stack
  }

  /// Makes a layout that is a row.
  public init(_ layout: HStackLayout) {
    stack = layout.stack
  }

  /// Shows views in this layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LaidOut(layout: self, content: content())
  }
}

private struct LaidOut<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let content: Content

  static func _update(_ node: ViewNode<Self>) {
    node.updateStack(node.view.layout, node.view.content)
  }
}

extension ViewNode {
  fileprivate func updateStack(_ layout: AnyLayout, _ content: some View) {
    element(StackElement.init).layout = layout.stack
    setChild(0, to: content)
  }
}

/// A stack on the screen.
final class StackElement: Element {
  var layout = StackLayout.vertical {
    didSet {
      if layout != oldValue {
        children.forEach { $0.forgetMeasures() }
        childrenChanged()
      }
    }
  }

  override var stack: StackLayout { layout }
  override var drawsParts: Bool { true }

  override func draw(
    _ rows: Range<Int>, in size: Size, _ context: DrawingContext
  ) -> [Line] {
    arrangement(in: size, context)
      .draw(rows, of: children, in: size, context)
  }

  override func focusedLines(
    in size: Size, _ context: DrawingContext
  ) -> Range<Int>? {
    guard layout.axis == .vertical else {
      return super.focusedLines(in: size, context)
    }
    return context.child(of: self).flatMap { place(of: $0) }.flatMap { place in
      arrangement(in: size, context)
        .focusedLines(of: children, at: place, context)
    }
  }
}
