import Foundation
import TextUI

/// Holds the people, and whom the sheet is about; both views share it.
final class PersonViewModel: ObservableObject {
  @Published private(set) var persons: [Person] = []

  /// Who is edited; nobody while someone is added, until the sheet saves.
  @Published var selected: Person?

  func insertSelected() {
    if let selected {
      persons.append(selected)
    }
  }

  func updateSelected() {
    if let selected,
      let index = persons.firstIndex(where: { $0.id == selected.id })
    {
      persons[index] = selected
    }
  }

  func delete(at offsets: IndexSet) {
    for offset in offsets {
      persons.remove(at: offset)
    }
  }
}
