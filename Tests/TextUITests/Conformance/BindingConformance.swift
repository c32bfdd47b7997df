import Observation
import Testing
import TextUI

/// Rules 10d, 10e and 19, report 10: what a binding reads, and what it writes.
@MainActor
@Suite struct `Conformance: bindings` {
  // https://stackoverflow.com/a/63498120 (report 10; measured in 2020, later
  // sources disagree)
  @Test func `who passes a state on does not run when it changes`() throws {
    let screen = Screen { Form10() }

    try screen.type("abc", into: "Name")

    #expect(screen.text.hasSuffix("hello abc"))
    #expect(screen.bodyCount(of: Form10.self) == 1)
    #expect(screen.bodyCount(of: Hello.self) == 4)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Binding/Binding%2BObjectLocation.swift
  @Test func `who passes an object's property on has read it`() throws {
    let screen = Screen { FormOfBindable(tally: Tally()) }

    try screen.type("abc", into: "Name")

    #expect(screen.text.hasSuffix("hello abc"))
    #expect(screen.bodyCount(of: FormOfBindable.self) == 4)
    #expect(screen.bodyCount(of: Hello.self) == 4)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Binding/Binding%2BObjectLocation.swift
  @Test func `so has who passes it on from a state`() throws {
    let screen = Screen { FormOfState() }

    try screen.type("abc", into: "Name")

    #expect(screen.text.hasSuffix("hello abc"))
    #expect(screen.bodyCount(of: FormOfState.self) == 4)
  }

  // https://stackoverflow.com/a/63498120 (2020; later sources disagree)
  @Test func `but it has not read the state that holds the object`() throws {
    let screen = Screen { FormOfState() }

    try screen.tap("replace")

    #expect(screen.text.hasSuffix("hello new"))
    #expect(screen.bodyCount(of: FormOfState.self) == 1)
    #expect(screen.bodyCount(of: Hello.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/bindable
  @Test func `a bindable local of a body makes bindings`() throws {
    let tally = Tally()
    let screen = Screen { FormOfLocal(tally: tally) }

    try screen.type("a", into: "Name")

    #expect(tally.name == "a")
    #expect(screen.bodyCount(of: FormOfLocal.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/bindable
  @Test func `a bindable observes nothing by itself`() {
    let tally = Tally()
    let screen = Screen { FormOfBindable(tally: tally) }

    tally.points = 1
    screen.settle()

    #expect(screen.bodyCount(of: FormOfBindable.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/bindable
  @Test func `the same bindable object is the same input`() throws {
    let tallies = [Tally(), Tally()]
    let screen = Screen {
      Parent { value in FormOfBindable(tally: tallies[value / 3]) }
    }

    try screen.tap("more 1")
    #expect(screen.bodyCount(of: FormOfBindable.self) == 1)

    try screen.tap("more 2")
    #expect(screen.bodyCount(of: FormOfBindable.self) == 2)
  }
}

// MARK: - Views

struct Hello: View {
  @Binding var name: String

  var body: some View { Text("hello \(name)") }
}

private struct Form10: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Hello(name: $name)
  }
}

private struct FormOfBindable: View {
  @Bindable var tally: Tally

  var body: some View {
    TextField("Name", text: $tally.name)
    Hello(name: $tally.name)
  }
}

private struct FormOfState: View {
  @State private var tally = Tally()

  var body: some View {
    Button("replace") {
      tally = Tally()
      tally.name = "new"
    }
    TextField("Name", text: $tally.name)
    Hello(name: $tally.name)
  }
}

private struct FormOfLocal: View {
  let tally: Tally

  var body: some View {
    @Bindable var tally = tally
    TextField("Name", text: $tally.name)
  }
}
