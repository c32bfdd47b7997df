import Foundation
import Testing
import TextUI

@testable import post_004_people

/// What the post about people asks of its view model, and what it leaves out.
@MainActor
@Suite struct `The program of the post about people` {
  private let screen = Screen { PersonListView() }

  private func add(_ name: String) throws {
    try screen.tap("plus")
    try screen.type(name, into: "Please enter person's name")
    try screen.tap("Save")
  }

  @Test func `adds after someone was edited`() throws {
    try add("Alex")
    try screen.tap("Name Alex Sex Man")
    try screen.tap("Cancel")

    try add("Kim")

    #expect(
      screen.text == "› Name Alex\n  Sex Man\n› Name Kim\n  Sex Man\n\n[plus]")
    #expect(screen.issues.isEmpty)
  }

  @Test func `saves a blank name`() throws {
    try screen.tap("plus")

    try screen.tap("Save")

    #expect(screen.text == "› Name\n  Sex Man\n\n[plus]")
  }

  /// The offsets are those of the list before, but each deletion moves the
  /// rest: the pitfall that is in the post.
  @Test func `deletes another person than the second of two`() {
    let viewModel = PersonViewModel()
    for name in ["Alex", "Kim", "Lee"] {
      viewModel.selected = Person(name: name, sex: "Man")
      viewModel.insertSelected()
    }

    viewModel.delete(at: [0, 1])

    #expect(viewModel.persons.map(\.name) == ["Kim"])
  }
}
