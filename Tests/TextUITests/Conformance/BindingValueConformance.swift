import Observation
import Testing
import TextUI

/// Rule 10d, continued: what a binding is, and what it is equal to.
@MainActor
@Suite struct `Conformance: values of bindings` {
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
