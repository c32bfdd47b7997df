import Foundation

/// A program with an interface.
///
/// ```swift
/// @main
/// struct MyApp: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
///
/// In a terminal it runs until the person quits. Where standard input is a pipe
/// or a file, it reads a script from it, prints the screen after each command,
/// and ends with code 1 if one is refused, or if a store has failed. What a
/// device would log goes to standard error.
///
/// `--help` prints how it is used, and `--echo` each command of a script; any
/// other argument is refused with code 64. A program with arguments of its own
/// has a `main()` that passes the rest on:
///
/// ```swift
/// static func main() async {
///   isDark = CommandLine.arguments.contains("--dark")
///   await main(CommandLine.arguments.dropFirst().filter { $0 != "--dark" })
/// }
/// ```
///
/// Source: [App](https://developer.apple.com/documentation/swiftui/app).
@MainActor
public protocol App {
  /// The type of what the program shows.
  associatedtype Body: Scene

  /// What the program shows; its first scene is its only window here.
  @SceneBuilder var body: Body { get }

  /// Makes the program; `main()` calls it once.
  init()
}

extension App {
  /// Runs the program; `@main` calls it.
  ///
  /// Source: [main()](https://developer.apple.com/documentation/swiftui/app/main()).
  public static func main() async {
    await main(CommandLine.arguments.dropFirst())
  }

  /// Runs the program with the arguments that are not its own.
  ///
  /// SwiftUI has no such method: a device's program reads all arguments itself.
  ///
  /// - Parameter arguments: `--echo` or `--help`; any other is refused.
  public static func main(_ arguments: some Collection<String>) async {
    let code = await AppProgram(Self.self).run(arguments)
    if code != EXIT_SUCCESS {
      exit(code)
    }
  }
}

/// A program on a screen, with the state of its own.
package struct AppRoot<Program: App>: PrimitiveView {
  private let app: Program

  package init(app: Program) {
    self.app = app
  }

  package static func _update(_ node: ViewNode<Self>) {
    var app = node.view.app
    FieldTable.of(Program.self).install(in: &app, of: node)
    node.setChild(0, to: node.track { app.body._content })
  }
}

extension Screen {
  /// Makes a screen that shows a program's window.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - height: The height in lines, or `nil` for as many as there are.
  ///   - app: The program.
  public convenience init(
    width: Int = 80, height: Int? = nil, app: some App
  ) {
    self.init(width: width, height: height) { AppRoot(app: app) }
  }
}
