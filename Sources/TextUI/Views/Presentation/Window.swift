/// The window: a page, and what is presented over it.
struct Window<Content: View>: PrimitiveView {
  let content: Content

  static func _update(_ node: ViewNode<Self>) {
    let element = node.element(WindowElement.init)
    node.setChild(
      0,
      to: Page(content: node.view.content)
        .environment(\.presenter, element.presenter))
  }
}

/// The window on the screen; only what is on top can be acted on.
final class WindowElement: Element {
  let presenter = Presenter()

  /// The lines and columns by which a box over another is moved.
  private static let step = 2

  private var base: [Element] { node.children.flatMap { $0.elements() } }

  override var hasChangingChildren: Bool { true }

  override func makeChildren() -> [Element] {
    presenter.layers.last.map { [$0] } ?? base
  }

  override var adaptsHeight: Bool { true }

  override var laidOutElements: [Element] { base + presenter.layers }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = StackLayout.vertical.measure(base, in: proposal)
    for (layer, place) in places(in: proposal) {
      let box = layer.size(for: proposal)
      size.width = max(size.width, place.left + box.width)
      size.height = max(size.height, place.top + box.height)
      size.width = proposal.width ?? size.width
    }
    return size
  }

  override func draw(in size: Size, _ context: DrawingContext) -> [Line] {
    let offered = context.offered
    let isCovered = !presenter.layers.isEmpty
    let room =
      isCovered ? StackLayout.vertical.measure(base, in: offered) : size
    var lines = StackLayout.vertical.draw(
      base, offered: offered, in: room, context)
    for (layer, place) in places(in: offered) {
      let box = layer.lines(in: layer.size(for: offered), context)
      while lines.count < place.top + box.count {
        lines.append(Line())
      }
      for (index, line) in box.enumerated() {
        lines[place.top + index].cover(with: line, from: place.left)
      }
    }
    return lines
  }

  private typealias Place = (top: Int, left: Int)

  /// Where the boxes stand: in the middle, from the third line on.
  private func places(
    in proposal: ProposedSize
  ) -> [(LayerElement, Place)] {
    presenter.layers.enumerated().map { index, layer in
      let box = layer.size(for: proposal)
      let wanted = (index + 1) * Self.step
      let room = proposal.height.map { max(0, $0 - box.height) }
      let left = max(0, ((proposal.width ?? box.width) - box.width) / 2)
      return (layer, (top: min(wanted, room ?? wanted), left: left))
    }
  }
}

nonisolated extension Line {
  /// Puts another line over a part of this one; what is left shows dimmed.
  mutating func cover(with other: Line, from start: Int) {
    let end = start + other.columns
    var before = ""
    var after = ""
    var column = 0
    for character in text {
      let next = column + character.columns
      if next <= start {
        before.append(character)
      } else if column >= end {
        if after.isEmpty {
          after = String(repeating: " ", count: column - end)
        }
        after.append(character)
      }
      column = next
    }
    self = Line(before, style: .dim).padded(to: start).appending(other)
      .appending(Line(after, style: .dim))
  }
}
