import TextUI

/// Tells when it comes and goes, and runs a task meanwhile.
struct Watched<Content: View>: View {
  let path: Path
  let number: Int
  let witness: Witness
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .onAppear { witness.appear(path) }
      .onDisappear { witness.disappear(path) }
      .onChange(of: number, initial: true) { old, new in
        witness.change(path, from: old, to: new)
      }
      .task(id: number) { await witness.task(path, number) }
  }
}

/// Opens a page over its stack.
struct Paging: View {
  @EnvironmentObject private var garden: Garden
  let id: Int
  let content: PlantView
  let page: PlantView

  var body: some View {
    content
    Button("open \(id)") { garden.openPages.insert(id) }
      .navigationDestination(
        isPresented: Binding {
          garden.openPages.contains(id)
        } set: {
          if !$0 { garden.openPages.remove(id) }
        }
      ) { page }
  }
}

/// Opens a page that only the link itself knows of.
struct Link: View {
  let id: Int
  let hasValue: Bool
  let witness: Witness

  var body: some View {
    if hasValue {
      NavigationLink("link \(id)", value: id)
    } else {
      NavigationLink("link \(id)") { LinkedPage(id: id, witness: witness) }
    }
  }
}

struct LinkedPage: View {
  let id: Int
  let witness: Witness

  var body: some View {
    CountingPlant(id: id, path: [-1], witness: witness)
      .onAppear { witness.openLinks += 1 }
      .onDisappear { witness.openLinks -= 1 }
  }
}

struct Sheeting: View {
  @EnvironmentObject private var garden: Garden
  let plant: Plant
  let content: PlantView
  let sheet: PlantView

  var body: some View {
    if plant.flag {
      opener.sheet(isPresented: garden.presents(plant.id)) { sheet }
    } else {
      opener.sheet(item: garden.item(of: plant)) { _ in sheet }
    }
  }

  private var opener: some View {
    VStack {
      content
      Button("sheet \(plant.id)") { garden.presented = plant.id }
    }
  }
}

struct Alerting: View {
  @EnvironmentObject private var garden: Garden
  let plant: Plant
  let content: PlantView

  var body: some View {
    VStack {
      content
      Button("alert \(plant.id)") { garden.presented = plant.id }
    }
    .alert("! \(plant.words)", isPresented: garden.presents(plant.id)) {
      Button("fine") { garden.banner += "!" }
      Button("no", role: .cancel) {}
    } message: {
      Text(garden.banner + plant.words)
    }
  }
}

private struct Item: Identifiable {
  let id: Int
}

extension Garden {
  /// What a view's sheet shows, if it is open.
  fileprivate func item(of plant: Plant) -> Binding<Item?> {
    let isPresented = presents(plant.id)
    return Binding {
      isPresented.wrappedValue ? Item(id: plant.number) : nil
    } set: {
      isPresented.wrappedValue = $0 != nil
    }
  }

  /// Whether a view's sheet or alert is open.
  fileprivate func presents(_ id: Int) -> Binding<Bool> {
    Binding {
      self.presented == id
    } set: {
      if !$0, self.presented == id { self.presented = nil }
    }
  }
}
