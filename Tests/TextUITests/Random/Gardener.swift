/// Makes random views, and changes them.
struct Gardener {
  var random: SeededGenerator
  private var lastID = 0

  /// What the place of a view allows.
  struct Ground {
    var depth = 4
    var isInStack = false
    var canPresent = true

    /// What a view leaves to those in it.
    func below(_ kind: Plant.Kind, child: Int = 0) -> Ground {
      var ground = self
      ground.depth -= 1
      switch kind {
      case .stack: ground.isInStack = true
      case .tabs: ground = Ground(depth: depth - 1, canPresent: false)
      case .sheet where child == 1:
        ground = Ground(depth: depth - 1, canPresent: false)
      default: break
      }
      return ground
    }

    func allows(_ kind: Plant.Kind) -> Bool {
      switch kind {
      case .sheet, .alert: canPresent
      case .page, .link: isInStack
      default: true
      }
    }
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  // MARK: Making

  /// A stack of pages, and rows beside it.
  mutating func garden() -> Plant {
    var garden = make(.pair, on: Ground(depth: 5))
    garden.children[0] = make(.stack, on: Ground())
    garden.children[1] = make(.box, on: Ground())
    return garden
  }

  mutating func plant(on ground: Ground = Ground()) -> Plant {
    let isLeaf = ground.depth <= 0 || (ground.depth < 4 && random.once(in: 4))
    return make(kind(isLeaf: isLeaf, on: ground), on: ground)
  }

  private mutating func make(_ kind: Plant.Kind, on ground: Ground) -> Plant {
    lastID += 1
    var plant = Plant(id: lastID, kind: kind)
    plant.source = Plant.Source.allCases[random.below(3)]
    plant.container = container()
    plant.words = words()
    plant.number = random.below(5)
    plant.flag = !random.once(in: 3)
    for child in 0..<(plant.kind.childCount ?? random.below(5)) {
      plant.children.append(
        self.plant(on: ground.below(plant.kind, child: child)))
    }
    return plant
  }

  /// One of the kinds; those that hold others together, and those that tell of
  /// their lives, are more frequent.
  private mutating func kind(
    isLeaf: Bool, on ground: Ground
  ) -> Plant.Kind {
    var kinds = isLeaf ? Plant.Kind.leaves : Plant.Kind.branches
    if !isLeaf {
      kinds += [.box, .box, .box, .pair, .pair]
      kinds += Array(repeating: .lifecycle, count: 5)
      kinds += ground.isInStack ? [.page, .page, .page] : [.stack, .stack]
    }
    kinds = kinds.filter(ground.allows)
    return kinds[random.below(kinds.count)]
  }

  private mutating func container() -> Plant.Container {
    let all = Plant.Container.allCases
    return all[random.below(all.count)]
  }

  mutating func words() -> String {
    Self.texts[random.below(Self.texts.count)]
  }

  private static let texts = [
    "", " ", "a", "two words", "漢字かな", "👨‍👩‍👦🇰🇷❤️", "\u{1B}[31mred",
    "one\ntwo\r\nthree", "e\u{301}\u{301}\u{301}", "\u{202E}turned",
    "tab\there", "ｶﾞ★", "\u{0}\u{7}\u{9B}", "\u{301}",
    "a line that is longer than many a terminal is wide, with words in it",
    String(repeating: "漢", count: 50),
  ]

  // MARK: Changing

  /// Changes something somewhere in a view.
  mutating func change(_ plant: inout Plant) {
    if random.once(in: 8) {
      transplant(in: &plant)
      return
    }
    var place = 1 + random.below(plant.count - 1)
    change(&plant, at: &place, on: Ground())
  }

  private mutating func change(
    _ plant: inout Plant, at place: inout Int, on ground: Ground
  ) {
    if place == 0 {
      changeItself(&plant, on: ground)
    }
    place -= 1
    guard place >= 0 else { return }
    let kind = plant.kind
    for child in plant.children.indices where place >= 0 {
      change(
        &plant.children[child], at: &place,
        on: ground.below(kind, child: child))
    }
  }

  private mutating func changeItself(_ plant: inout Plant, on ground: Ground) {
    switch random.below(8) {
    case 0: plant = self.plant(on: ground)
    case 1: plant.words = words()
    case 2: plant.number = random.below(5)
    case 3, 4: plant.flag.toggle()
    case 5 where plant.kind.childCount == 0:
      let leaves = Plant.Kind.leaves.filter(ground.allows)
      plant.kind = leaves[random.below(leaves.count)]
    case 5: plant.container = container()
    case 6: plant.children.shuffle(using: &random)
    default: changeRows(of: &plant, on: ground)
    }
  }

  private mutating func changeRows(of plant: inout Plant, on ground: Ground) {
    guard plant.kind == .box else { return }
    let count = plant.children.count
    if count > 0, count > 6 || random.once(in: 2) {
      plant.children.remove(at: random.below(count))
    } else {
      plant.children.insert(
        self.plant(on: ground.below(.box)), at: random.below(count + 1))
    }
  }

  /// Moves a row from one view to another.
  private mutating func transplant(in plant: inout Plant) {
    var boxes: [Int] = []
    var movable: [Plant] = []
    plant.visit {
      guard $0.kind == .box else { return }
      boxes.append($0.id)
      movable += $0.children.filter { !$0.isPresenting }
    }
    guard let row = movable.randomElement(using: &random) else { return }
    var inside: Set<Int> = []
    row.visit { inside.insert($0.id) }
    boxes.removeAll(where: inside.contains)
    guard let box = boxes.randomElement(using: &random) else { return }
    for other in boxes {
      plant.update(other) { $0.children.removeAll { $0.id == row.id } }
    }
    plant.update(box) { $0.children.insert(row, at: 0) }
  }
}

nonisolated extension Plant {
  /// Shows it and all in it, whether on the screen or not.
  func visit(_ look: (Plant) -> Void) {
    look(self)
    for child in children {
      child.visit(look)
    }
  }
}
