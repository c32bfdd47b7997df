import Foundation
import TextUI

/// Gives a view its cell, from where it is kept.
struct WithCell<Content: View>: View {
  let plant: Plant
  let witness: Witness
  let cells: Binding<[Int: Cell]>
  @ViewBuilder let content: (Binding<Cell>) -> Content

  var body: some View {
    let id = plant.id
    switch plant.source {
    case .state:
      content(
        Binding(
          get: { cells.wrappedValue[id] ?? Cell() },
          set: { cells.wrappedValue[id] = $0 }))
    case .published:
      WithPublished(
        object: witness.world.publishedCell(id), content: content)
    case .observable:
      let object = witness.world.observedCell(id)
      content(Bindable(object).cell)
    }
  }
}

private struct WithPublished<Content: View>: View {
  @ObservedObject var object: PublishedCell
  let content: (Binding<Cell>) -> Content

  var body: some View { content($object.cell) }
}

/// Shows a cell, and changes it.
struct Control: View {
  let plant: Plant
  let cell: Binding<Cell>

  var body: some View {
    switch plant.kind {
    case .field: TextField("f \(plant.words)", text: cell.text)
    case .toggle: Toggle("g \(plant.words)", isOn: cell.isOn)
    case .picker:
      Picker("p \(plant.words)", selection: cell.number.third) {
        ForEach(0..<3) { Text("\($0) \(plant.words)").tag($0) }
      }
    case .stepper:
      Button("n\(cell.wrappedValue.number)") { cell.wrappedValue.number += 1 }
    default: Text(cell.wrappedValue.text)
    }
  }
}

extension Int {
  /// One of three: what a picker has options for.
  fileprivate var third: Int {
    get { self % 3 }
    set { self = newValue }
  }

  /// One of two: what there are tabs for.
  fileprivate var half: Int {
    get { self % 2 }
    set { self = newValue }
  }
}

struct GardenTabs<First: View, Second: View>: View {
  let cell: Binding<Cell>
  let title: String
  let first: First
  let second: Second

  var body: some View {
    TabView(selection: cell.number.half) {
      Tab("one \(title)", value: 0) { first }
      Tab("two", value: 1) { second }
    }
  }
}

/// Counts in a state of its own.
struct CountingPlant: View {
  @State private var count: Int
  private let id: Int
  private let path: Path
  private let witness: Witness

  init(id: Int, path: Path, witness: Witness) {
    self._count = State(initialValue: witness.start[path] ?? 0)
    self.id = id
    self.path = path
    self.witness = witness
  }

  var body: some View {
    Button("c\(id): \(count)") {
      count += 1
      witness.counts[path, default: 0] += 1
    }
  }
}

/// Counts in an object of its own.
struct OwningPlant: View {
  @StateObject private var owner: PlantOwner
  private let id: Int
  private let path: Path
  private let witness: Witness

  init(id: Int, path: Path, witness: Witness) {
    self._owner = StateObject(wrappedValue: PlantOwner(witness, path))
    self.id = id
    self.path = path
    self.witness = witness
  }

  var body: some View {
    Button("o\(id): \(owner.count)") {
      owner.count += 1
      witness.counts[path, default: 0] += 1
    }
  }
}

struct Themed: View {
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    Text("theme \(theme) \(isEnabled) \(sizeClass == .compact) \(isSearching)")
  }
}

struct Banner: View {
  @EnvironmentObject private var garden: Garden

  var body: some View { Text(garden.banner) }
}

struct ClimateView: View {
  @Environment(Climate.self) private var climate

  var body: some View { Text("climate \(climate.name)") }
}

/// Reads an object in the closure that makes its rows, and nowhere else.
struct ClimateRows: View {
  let count: Int
  let climate: Climate

  var body: some View {
    List(0..<count, id: \.self) { Text("\($0) \(climate.name)") }
  }
}

/// Stacks rows, or other views, in one of several ways.
struct Contained<Content: View>: View {
  let container: Plant.Container
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    switch container {
    case .vertical: VStack(content: content)
    case .horizontal: HStack(content: content)
    case .list: List(content: content)
    case .section: Section(title, content: content)
    case .form: Form(content: content)
    case .scroll: ScrollView(content: content)
    case .group: Group(content: content)
    }
  }
}

struct GardenRows: View {
  @EnvironmentObject private var garden: Garden
  let isDeletable: Bool
  let plant: Plant
  let row: (Int, Int) -> PlantView

  var body: some View {
    let rows = ForEach(plant.children.indices.map { Row($0, plant) }) {
      row($0.index, $0.id)
    }
    if isDeletable {
      rows.onDelete { offsets in
        garden.plant.update(plant.id) {
          for offset in offsets.sorted(by: >) { $0.children.remove(at: offset) }
        }
      }
    } else {
      rows
    }
  }

  private struct Row: Identifiable {
    let index: Int
    let id: Int

    init(_ index: Int, _ plant: Plant) {
      self.index = index
      id = plant.children[index].id
    }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
