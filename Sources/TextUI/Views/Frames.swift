extension View {
  /// Shows the view in a fixed number of columns.
  ///
  /// Source: [frame(width:height:alignment:)](https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)).
  public func frame(
    width: Int, alignment: HorizontalAlignment = .center
  ) -> some View {
    ElementModifier(content: self) { node in
      let element = node.element(FrameElement.init)
      element.width = Size.length(width)
      element.alignment = alignment
    }
  }

  /// Shows the view in all the columns that it is offered, up to a number.
  ///
  /// Two such views side by side have a half each, whatever is in them.
  ///
  /// Source: [frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)](https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)).
  public func frame(
    maxWidth: Double, alignment: HorizontalAlignment = .center
  ) -> some View {
    ElementModifier(content: self) { node in
      let element = node.element(WideFrameElement.init)
      element.maxWidth = Size.length(Int(exactly: maxWidth.rounded()) ?? .max)
      element.alignment = alignment
    }
  }

  /// Shows the view in the size that it likes best.
  ///
  /// Source: [fixedSize()](https://developer.apple.com/documentation/swiftui/view/fixedsize()).
  public func fixedSize() -> some View {
    ElementModifier(content: self) { _ = $0.element(FixedSizeElement.init) }
  }
}

private final class FrameElement: Element {
  var width = 0
  var alignment = HorizontalAlignment.center

  override var stack: StackLayout { VStackLayout(alignment: alignment).stack }

  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width, height: proposal.height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: width, height: super.measure(proposal).height)
  }
}

private final class WideFrameElement: Element {
  var maxWidth = 0
  var alignment = HorizontalAlignment.center

  override var stack: StackLayout { VStackLayout(alignment: alignment).stack }

  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { min($0, maxWidth) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let content = super.measure(proposal)
    let width = inner(proposal).width ?? content.width
    return Size(width: max(width, content.width), height: content.height)
  }
}

private final class FixedSizeElement: Element {
  override func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: nil, height: nil)
  }
}
