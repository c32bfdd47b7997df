import Testing
import TextUI

@MainActor
@Suite struct `Elements` {
  @Test func `are told with role, name, value and state`() throws {
    let screen = Screen { Everything() }
    try screen.tap("Save")

    #expect(
      screen.elements == [
        ScreenElement(.heading, "Everything"),
        ScreenElement(.tab, "One", isSelected: true),
        ScreenElement(.text, "plain"),
        ScreenElement(.text, "Close"),
        ScreenElement(.button, "Save", isFocused: true),
        ScreenElement(.button, "Send", isEnabled: false),
        ScreenElement(.row, "3 김다인"),
        ScreenElement(.textField, "Name", value: "Alex"),
        ScreenElement(.toggle, "Repeat", value: "on"),
        ScreenElement(.picker, "Sex", value: "Man"),
        ScreenElement(.option, "Man", isSelected: true),
        ScreenElement(.option, "Woman"),
        ScreenElement(.row, "Apple"),
      ])
  }

  @Test func `of a sheet hide those that it covers`() throws {
    let screen = Screen {
      Text("under")
        .alert("Oh no", isPresented: .constant(true)) {}
    }

    #expect(
      screen.elements == [
        ScreenElement(.alert, "Oh no"), ScreenElement(.button, "OK"),
      ])
  }
}

private struct Everything: View {
  var body: some View {
    TabView {
      VStack {
        Text("plain")
        Text("×").accessibilityLabel("Close")
        Button("Save") {}
        Button("Send") {}.disabled(true)
        Button {
        } label: {
          HStack {
            Text("3")
            Text("김다인")
          }
        }
        TextField("Name", text: .constant("Alex"))
        Toggle("Repeat", isOn: .constant(true))
        Picker("Sex", selection: .constant("Man")) {
          Text("Man").tag("Man")
          Text("Woman").tag("Woman")
        }
        ForEach(["Apple"], id: \.self) { Text($0) }.onDelete { _ in }
      }
      .tabItem { Text("One") }
    }
    .navigationTitle("Everything")
  }
}
