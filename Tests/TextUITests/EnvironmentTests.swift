import Testing
import TextUI

/// A value of the environment reaches those below who read it.
@MainActor
@Suite struct `Environment values` {
  @Test func `a value of the environment reaches those who read it`() throws {
    let screen = Screen {
      Parent { value in
        ReadsEnvironment().environment(\.horizontalSizeClass, nil)
        Constant(number: 2, name: "y")
      }
    }
    #expect(screen.text.hasSuffix("nil\n2 y"))
  }

  @Test func `a value of the environment refreshes only its readers`() {
    let screen = Screen {
      ReadsEnvironment()
      Constant(number: 1, name: "x")
    }
    #expect(screen.text == "regular\n1 x")

    screen.width = 40

    #expect(screen.text == "compact\n1 x")
    #expect(screen.bodyCount(of: Constant.self) == 1)
    #expect(screen.bodyCount(of: ReadsEnvironment.self) == 2)
  }

  @Test func `a key that writes other values at another time is followed`()
    throws
  {
    let screen = Screen {
      Parent { value in
        ReadsChoice().environment(
          \.choice, value.isMultiple(of: 2) ? "even" : nil)
      }
    }
    #expect(screen.text == "[more 1]\nnone odd")

    try screen.tap("more 1")
    #expect(screen.text == "[more 2]\neven none")

    try screen.tap("more 2")
    #expect(screen.text == "[more 3]\nnone odd")
  }
}

// MARK: - Values and views

private struct ReadsEnvironment: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View { Text(sizeClass.map { "\($0)" } ?? "nil") }
}

private struct EvenKey: EnvironmentKey {
  static let defaultValue = "none"
}

private struct OddKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var even: String { self[EvenKey.self] }
  fileprivate var odd: String { self[OddKey.self] }

  /// Sets one key or another.
  fileprivate var choice: String? {
    get { nil }
    set {
      if let newValue {
        self[EvenKey.self] = newValue
      } else {
        self[OddKey.self] = "odd"
      }
    }
  }
}

private struct ReadsChoice: View {
  @Environment(\.even) private var even
  @Environment(\.odd) private var odd

  var body: some View { Text("\(even) \(odd)") }
}

/// A view whose inputs are plain values.
private struct Constant: View {
  let number: Int
  let name: String

  var body: some View { Text("\(number) \(name)") }
}
