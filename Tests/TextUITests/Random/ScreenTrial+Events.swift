@testable import TextUI

extension ScreenTrial {
  /// Does something that a user or a program may do.
  func performRandomEvent() throws {
    height = gardener.random.once(in: 3) ? gardener.random.below(30) : nil
    switch gardener.random.below(16) {
    case 0...3: try change()
    case 4, 5: try writeCell()
    case 6...9: try tap()
    case 10: try type()
    case 11: try resize()
    case 12: try leave()
    case 13: try deleteRow()
    case 14: try writeObject()
    default: try press()
    }
  }

  private func change() throws {
    var plant = world.garden.plant
    for _ in 0...gardener.random.below(3) { gardener.change(&plant) }
    if plant.count > 80 { plant = gardener.garden() }
    note("change to \(plant.summary)")
    try perform { world.garden.plant = plant }
  }

  private func writeCell() throws {
    var controls: [Plant] = []
    world.garden.plant.visit { if $0.kind.hasCell { controls.append($0) } }
    guard let plant = controls.randomElement(using: &gardener.random) else {
      return
    }
    var cell = witness.cell(of: plant)
    switch gardener.random.below(3) {
    case 0: cell.text = gardener.words()
    case 1: cell.number = gardener.random.below(7)
    default: cell.isOn.toggle()
    }
    note("write \(cell) to \(plant.id)")
    try perform { witness.setCell(of: plant, cell) }
  }

  private func writeObject() throws {
    let words = gardener.words()
    let choice = gardener.random.below(3)
    note("write \(words.debugDescription) to object \(choice)")
    try perform {
      switch choice {
      case 0: world.garden.banner = words
      case 1: world.climate.name = words
      default: world.climate.unread += 1
      }
    }
  }

  private func tap() throws {
    let roles: [ScreenElement.Role] = [.button, .row, .option, .toggle, .tab]
    let elements = screen.elements.filter { roles.contains($0.role) }
    let openers = elements.indices.filter { elements[$0].isOpener }
    let isOpening = !openers.isEmpty && gardener.random.once(in: 3)
    guard
      let index = (isOpening ? openers : Array(elements.indices))
        .randomElement(using: &gardener.random)
    else { return }
    let element = elements[index]
    let place = elements[..<index].count { $0.label == element.label }
    note("tap \(element.label.debugDescription) at \(place)")
    try perform {
      do {
        try screen.tap(element.label, at: place)
      } catch {
        // A row that can only be deleted is no button.
        let isRow = elements.contains {
          $0.role == .row && $0.label == element.label
        }
        guard isRow || !element.isEnabled else { throw error }
      }
    }
  }

  private func type() throws {
    let fields = screen.elements.filter { $0.role == .textField }
    guard let index = fields.indices.randomElement(using: &gardener.random)
    else { return }
    let field = fields[index]
    let place = fields[..<index].count { $0.label == field.label }
    guard field.isEnabled else { return }
    let words = gardener.words()
    let isFull = (field.value?.count ?? 0) > 40
    note("type \(words.debugDescription) at \(place)")
    try perform {
      if isFull { try screen.clear(field.label, at: place) }
      try screen.type(words, into: field.label, at: place)
    }
  }

  private func resize() throws {
    let width = 1 + gardener.random.below(90)
    note("width \(width)")
    try perform { screen.width = width }
  }

  private func leave() throws {
    let isBack = gardener.random.once(in: 2)
    note(isBack ? "back" : "dismiss")
    try perform {
      try? isBack ? screen.back() : screen.dismiss()
    }
  }

  private func deleteRow() throws {
    guard let (label, place) = randomRow() else { return }
    note("delete \(label.debugDescription) at \(place)")
    try perform { try screen.deleteRow(label, at: place) }
  }

  /// A row that can be deleted, without a hold on its element.
  private func randomRow() -> (label: String, place: Int)? {
    let rows = screen.host.visibleElements
      .compactMap { $0 as? DeletableRowElement }
    guard let row = rows.randomElement(using: &gardener.random),
      row.isEnabled, let label = row.label
    else { return nil }
    let place = rows.prefix { $0 !== row }
      .count { $0.label?.isLabel(label) == true }
    return (label, place)
  }

  private func press() throws {
    let keys: [Key] = [
      .tab, .backtab, .up, .down, .left, .right, .home, .end, .pageDown,
      .backspace, .delete, .deleteToStart, .return, .character("x"),
      .character(" "), .text("pa\nste"),
    ]
    var pressed: [Key] = []
    for _ in 0..<4 {
      pressed.append(keys[gardener.random.below(keys.count)])
    }
    note("press \(pressed)")
    try perform {
      for key in pressed {
        switch key {
        case .tab: screen.host.moveFocus(by: 1)
        case .backtab: screen.host.moveFocus(by: -1)
        default:
          screen.host.send(key)
          // The cursor is back where a new field has it.
          screen.host.send(.end)
        }
        if witness.openLinks > 0 { try screen.back() }
      }
    }
  }
}

extension ScreenElement {
  /// Whether it opens a page, a sheet or an alert.
  fileprivate var isOpener: Bool {
    ["open ", "sheet ", "alert ", "link "].contains { label.hasPrefix($0) }
  }
}

extension Plant {
  /// What is in it, in few words.
  fileprivate var summary: String {
    let inside = children.map(\.summary).joined(separator: " ")
    return "\(kind)\(id)" + (children.isEmpty ? "" : "(\(inside))")
  }
}
