/// A view and all in it, described by a value.
nonisolated struct Plant: Equatable {
  /// What kind of view it is; the kinds have different identities.
  enum Kind: Int, CaseIterable {
    // Leaves.
    case text, count, owner, field, toggle, picker, label, stepper
    case themed, banner, climate, closure, gap, link
    // With one view in it.
    case maybe, erased, identified, environment, disabled, framed, padded
    case titled, toolbar, searchable, lifecycle, named, stack, alert
    // With two.
    case pair, layout, choice, tabs, sheet, page
    // With any number.
    case box

    static let leaves = allCases.filter { $0.rawValue < maybe.rawValue }
    static let branches = allCases.filter { $0.rawValue >= maybe.rawValue }

    /// How many views are in it; nothing where there may be any number.
    var childCount: Int? {
      switch self {
      case .box: nil
      case .pair, .layout, .choice, .tabs, .sheet, .page: 2
      default: rawValue < Kind.maybe.rawValue ? 0 : 1
      }
    }

    /// Whether it shows a cell of the model.
    var hasCell: Bool {
      switch self {
      case .field, .toggle, .picker, .label, .stepper, .searchable, .tabs:
        true
      default: false
      }
    }

    /// Whether it puts something over other views, or keeps some hidden.
    var isPresenting: Bool {
      [.stack, .alert, .tabs, .sheet, .page, .link].contains(self)
    }
  }

  /// Where the cell of a control is kept.
  enum Source: Int, CaseIterable {
    case state, published, observable
  }

  /// How the views in it are put together.
  enum Container: Int, CaseIterable {
    case vertical, horizontal, list, section, form, scroll, group
  }

  /// What names it, and tells rows apart.
  let id: Int
  var kind: Kind
  var source = Source.state
  var container = Container.vertical
  var words = ""
  var number = 0
  var flag = false
  var children: [Plant] = []

  /// How many views there are in it, itself included.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  var isPresenting: Bool {
    kind.isPresenting || children.contains(where: \.isPresenting)
  }

  /// Changes the view with an ID, if it is here.
  mutating func update(_ id: Int, _ change: (inout Plant) -> Void) {
    if self.id == id {
      change(&self)
    } else {
      for index in children.indices {
        children[index].update(id, change)
      }
    }
  }
}
