import TextUI

/// Shows a description, for as long as its screen is there.
struct GardenView: View {
  @ObservedObject private var garden: Garden
  @State private var cells: [Int: Cell]
  private let witness: Witness

  init(_ witness: Witness, cells: [Int: Cell] = [:]) {
    garden = witness.world.garden
    self.witness = witness
    self._cells = State(initialValue: cells)
  }

  var body: some View {
    let _ = witness.states = $cells
    PlantView(
      plant: garden.plant, path: [], witness: witness, cells: $cells
    )
    .environmentObject(garden)
    .environment(witness.world.climate)
  }
}

/// Shows one view of a description, and all in it.
struct PlantView: View {
  let plant: Plant
  let parent: Path
  let witness: Witness
  let cells: Binding<[Int: Cell]>

  init(
    plant: Plant, path: Path, witness: Witness, cells: Binding<[Int: Cell]>
  ) {
    self.plant = plant
    parent = path
    self.witness = witness
    self.cells = cells
  }

  private var path: Path { plant.path(in: parent) }

  private func child(_ index: Int, _ step: Int) -> PlantView {
    PlantView(
      plant: plant.children[index], path: path + [step], witness: witness,
      cells: cells)
  }

  var body: some View {
    let id = plant.id
    switch plant.kind {
    case .text: Text(plant.words)
    case .count: CountingPlant(id: id, path: path, witness: witness)
    case .owner: OwningPlant(id: id, path: path, witness: witness)
    case .field, .toggle, .picker, .label, .stepper:
      WithCell(plant: plant, witness: witness, cells: cells) {
        Control(plant: plant, cell: $0)
      }
    case .themed: Themed()
    case .banner: Banner()
    case .climate: ClimateView()
    case .closure:
      ClimateRows(count: plant.number, climate: witness.world.climate)
    case .gap:
      if plant.flag { Spacer() } else { Divider() }
    case .link: Link(id: id, hasValue: plant.flag, witness: witness)
    case .maybe:
      if plant.flag { child(0, 0) }
    case .erased:
      if plant.flag, plant.children[0].kind == .text {
        AnyView(Text(plant.children[0].words))
      } else {
        AnyView(child(0, 0))
      }
    case .identified: child(0, plant.number).id(plant.number)
    case .environment: child(0, 0).environment(\.theme, plant.number)
    case .disabled: child(0, 0).disabled(plant.flag)
    case .framed:
      if plant.flag {
        child(0, 0).frame(width: 8 * plant.number)
      } else {
        child(0, 0).bold()
      }
    case .padded:
      child(0, 0).padding(plant.flag ? .all : .leading, plant.number)
    case .titled: child(0, 0).navigationTitle(plant.words)
    case .toolbar:
      child(0, 0).toolbar {
        ToolbarItem(placement: plant.flag ? .topBarLeading : .automatic) {
          Text("tool \(id) \(plant.words)")
        }
      }
    case .searchable:
      WithCell(plant: plant, witness: witness, cells: cells) {
        child(0, 0).searchable(text: $0.text, prompt: plant.words)
      }
    case .lifecycle:
      Watched(path: path, number: plant.number, witness: witness) {
        child(0, 0)
      }
    case .named: child(0, 0).accessibilityLabel(plant.words)
    case .stack:
      NavigationStack {
        child(0, 0).navigationDestination(for: Int.self) { number in
          LinkedPage(id: number, witness: witness)
            .navigationTitle("\(number) \(plant.words)")
        }
      }
    case .alert: Alerting(plant: plant, content: child(0, 0))
    case .pair:
      Contained(container: plant.container, title: plant.words) {
        child(0, 0)
        child(1, 1)
      }
    case .layout:
      let layout =
        plant.flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        child(0, 0)
        child(1, 1)
      }
    case .choice:
      if plant.flag { child(0, 0) } else { child(1, 1) }
    case .tabs:
      WithCell(plant: plant, witness: witness, cells: cells) {
        GardenTabs(
          cell: $0, title: plant.words, first: child(0, 0), second: child(1, 1))
      }
    case .sheet:
      Sheeting(
        plant: plant, content: child(0, 0),
        sheet: child(1, plant.sheetStep))
    case .page: Paging(id: id, content: child(0, 0), page: child(1, 1))
    case .box:
      Contained(container: plant.container, title: plant.words) {
        GardenRows(isDeletable: plant.flag, plant: plant) { child($0, $1) }
      }
    }
  }
}

extension Plant {
  /// The path of a view whose place has a path: what changes its identity is a
  /// part of it.
  func path(in parent: Path) -> Path {
    let path = parent + [kind.rawValue]
    return switch kind {
    case .pair: path + [container.rawValue]
    case .framed, .sheet: path + [flag ? 1 : 0]
    case .box: path + [container.rawValue, flag ? 1 : 0]
    case .field, .toggle, .picker, .label, .stepper, .searchable, .tabs:
      path + [source.rawValue]
    default: path
    }
  }

  /// The step to what is in a sheet: another item begins it anew.
  var sheetStep: Int { flag ? 1 : 1 + number }
}
