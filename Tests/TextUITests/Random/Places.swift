/// The views that should be there: those of the description that are not in
/// a branch, a tab, a page or a sheet that has not been opened.
struct Places {
  private(set) var all: [Path: Plant] = [:]

  /// The tabs that have been shown since their view is there.
  private(set) var builtTabs: Set<Path> = []

  /// Those that tell of their lives and that nothing covers.
  private(set) var shown: Set<Path> = []

  private(set) var subscriptions = 1
  private(set) var owners = 0

  private let witness: Witness
  private let known: Set<Path>

  /// The IDs of the views.
  var ids: Set<Int> { Set(all.values.map(\.id)) }

  /// - Parameters:
  ///   - witness: Knows the description and the cells.
  ///   - builtTabs: The tabs that had been shown before.
  init(_ witness: Witness, builtTabs: Set<Path> = []) {
    self.witness = witness
    known = builtTabs
    add(witness.world.garden.plant, in: [], Cover())
  }

  /// What is known of the views around one.
  private struct Cover {
    /// Whether nothing covers them.
    var isShown = true

    /// Whether nothing covers the stack around them.
    var isStackShown = true
  }

  private mutating func add(_ plant: Plant, in parent: Path, _ cover: Cover) {
    let garden = witness.world.garden
    let path = plant.path(in: parent)
    all[path] = plant
    count(plant)
    if plant.kind == .lifecycle, cover.isShown {
      shown.insert(path)
    }
    for (index, child) in plant.children.enumerated() {
      var step = index
      var inside = cover
      switch plant.kind {
      case .maybe: guard plant.flag else { continue }
      case .choice: guard plant.flag == (index == 0) else { continue }
      case .identified: step = plant.number
      case .box: step = child.id
      case .sheet where index == 1:
        guard garden.presented == plant.id else { continue }
        step = plant.sheetStep
      case .stack:
        inside.isStackShown = cover.isShown
        inside.isShown = cover.isShown && !opensPage(child)
      case .page where index == 1:
        guard garden.openPages.contains(plant.id) else { continue }
        inside.isShown = cover.isStackShown && !opensPage(child)
      case .tabs:
        let tab = path + [index]
        let isSelected = witness.cell(of: plant).number % 2 == index
        guard isSelected || known.contains(tab) else { continue }
        builtTabs.insert(tab)
        inside.isShown = cover.isShown && isSelected
      default: break
      }
      add(child, in: path + [step], inside)
    }
  }

  /// Whether a page has been opened from a view or from one in it.
  private func opensPage(_ plant: Plant) -> Bool {
    let garden = witness.world.garden
    var children = plant.children
    switch plant.kind {
    case .page where garden.openPages.contains(plant.id): return true
    case .stack, .tabs: return false
    case .maybe where !plant.flag: return false
    case .choice: children = [plant.children[plant.flag ? 0 : 1]]
    case .page, .sheet: children.removeLast()
    default: break
    }
    return children.contains(where: opensPage)
  }

  /// Counts what a view should keep alive.
  private mutating func count(_ plant: Plant) {
    if plant.kind.hasCell, plant.source == .published {
      subscriptions += 1
    }
    switch plant.kind {
    case .owner:
      owners += 1
      subscriptions += 1
    case .banner, .page, .sheet, .alert, .box:
      subscriptions += 1
    default: break
    }
  }
}

extension Witness {
  /// The cell of a view, from where it is kept.
  func cell(of plant: Plant) -> Cell {
    switch plant.source {
    case .state: states?.wrappedValue[plant.id] ?? Cell()
    case .published: world.publishedCell(plant.id).cell
    case .observable: world.observedCell(plant.id).cell
    }
  }

  func setCell(of plant: Plant, _ cell: Cell) {
    switch plant.source {
    case .state: states?.wrappedValue[plant.id] = cell
    case .published: world.publishedCell(plant.id).cell = cell
    case .observable: world.observedCell(plant.id).cell = cell
    }
  }
}
