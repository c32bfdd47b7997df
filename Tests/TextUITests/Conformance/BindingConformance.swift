import Observation
import Testing
import TextUI

/// Rules 10d, 10e and 19, report 10: what a binding reads, and what it writes.
@MainActor
@Suite struct `Conformance: bindings` {
  // https://example-a.com/answer/63498120 (report 10; measured in 2020, later
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

  // https://example-a.com/answer/63498120 (2020; later sources disagree)
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

  // https://developer.apple.com/documentation/swiftui/binding
  @Test func `a part of a state is passed on without being read`() throws {
    let screen = Screen { FormOfStruct() }

    try screen.type("abc", into: "Name")

    #expect(screen.text.hasSuffix("hello abc"))
    #expect(screen.bodyCount(of: FormOfStruct.self) == 1)
    #expect(screen.bodyCount(of: Hello.self) == 4)
  }

  // https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Binding/Binding.swift
  @Test func `who makes a binding of closures has read the value`() throws {
    let screen = Screen { FormOfClosures() }

    try screen.type("abc", into: "Name")

    #expect(screen.text == "Name: [ABC                 ]")
    #expect(screen.bodyCount(of: FormOfClosures.self) == 4)
  }

  // https://chris.eidhof.nl/post/binding-with-get-set/
  @Test func `a binding of closures never equals another`() throws {
    let screen = Screen {
      Parent { value in
        Hello(name: Binding(get: { "x" }, set: { _ in }))
      }
    }

    try screen.tap("more 1")

    #expect(screen.bodyCount(of: Hello.self) == 2)
  }

  // https://developer.apple.com/documentation/swiftui/binding
  @Test func `bindings to the same place are the same input`() throws {
    let screen = Screen { RefreshesForm() }

    try screen.tap("more 0")

    #expect(screen.bodyCount(of: RefreshesForm.self) == 2)
    #expect(screen.bodyCount(of: Hello.self) == 1)
  }

  // https://developer.apple.com/documentation/swiftui/binding/constant(_:)
  @Test func `a constant is not changed`() throws {
    let screen = Screen { TextField("Name", text: .constant("x")) }

    try screen.type("abc", into: "Name")

    #expect(screen.text == "Name: [x                   ]")
    #expect(screen.bodyCount(of: TextField.self) == 0)
  }

  // https://developer.apple.com/documentation/swiftui/binding/init(_:)-56qaw
  @Test func `a binding to what is in an optional writes into it`() throws {
    let screen = Screen { FormOfOptional() }
    #expect(screen.text == "[fill]\nnone")

    try screen.tap("fill")
    try screen.type("!", into: "Name")

    #expect(screen.text == "[fill]\nName: [x!                  ]")
    #expect(screen.bodyCount(of: FormOfOptional.self) == 3)
  }

  // https://developer.apple.com/documentation/swiftui/observedobject/wrapper
  @Test func `a binding to a published property publishes`() throws {
    let screen = Screen { FormOfObject() }

    try screen.type("abc", into: "Name")

    #expect(screen.text.hasSuffix("hello abc"))
    #expect(screen.bodyCount(of: FormOfObject.self) == 4)
  }
}

// MARK: - Views

private struct Hello: View {
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

private struct FormOfStruct: View {
  @State private var person = (name: "", age: 0)

  var body: some View {
    TextField("Name", text: $person.name)
    Hello(name: $person.name)
  }
}

private struct FormOfClosures: View {
  @State private var name = ""

  var body: some View {
    TextField(
      "Name",
      text: Binding(get: { name.uppercased() }, set: { name = $0 }))
  }
}

private struct RefreshesForm: View {
  @State private var count = 0
  @State private var name = "x"

  var body: some View {
    Button("more \(count)") { count += 1 }
    Hello(name: $name)
  }
}

private struct FormOfOptional: View {
  @State private var name: String?

  var body: some View {
    Button("fill") { name = "x" }
    if let name = Binding($name) {
      TextField("Name", text: name)
    } else {
      Text("none")
    }
  }
}

private struct FormOfObject: View {
  @StateObject private var score = Score()

  var body: some View {
    TextField("Name", text: $score.name)
    Hello(name: $score.name)
  }
}
