/// A part of a program's interface that has a life of its own.
///
/// Source: [Scene](https://developer.apple.com/documentation/swiftui/scene).
@MainActor
public protocol Scene {
  /// The type of the scenes that this one is made of.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder var body: Body { get }

  /// The views of its window; composed scenes use the default.
  var _content: AnyView { get }
}

extension Scene {
  public var _content: AnyView { body._content }

  /// Changes the views of the scene's window.
  package func withContent(
    _ transform: @escaping (AnyView) -> some View
  ) -> some Scene {
    TransformedScene(scene: self) { AnyView(transform($0)) }
  }

  /// Sets a value of the environment for the scene's views.
  ///
  /// Source: [environment(_:_:)](https://developer.apple.com/documentation/swiftui/scene/environment(_:_:)).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    withContent { $0.environment(keyPath, value) }
  }
}

extension Never: Scene {}

/// Shows views in a window; a terminal has one.
///
/// Its views are made with the scene; a device keeps the closure, and makes
/// views with it for each window.
///
/// Source: [WindowGroup](https://developer.apple.com/documentation/swiftui/windowgroup),
/// [init(makeContent:)](https://developer.apple.com/documentation/swiftui/windowgroup/init(makecontent:)).
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Makes a window that shows views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window; a terminal has no place for its name.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  public var body: Never {
    preconditionFailure(
      "WindowGroup is shown by TextUI itself: its body is of type Never")
  }

  public var _content: AnyView { AnyView(content) }
}

/// A scene whose views are changed.
private struct TransformedScene<Content: Scene>: Scene {
  let scene: Content
  let transform: (AnyView) -> AnyView

  var body: Never {
    preconditionFailure("Only TextUI has this scene, and asks its content")
  }

  var _content: AnyView { transform(scene._content) }
}

/// Builds the scenes of a program; a terminal shows the first.
///
/// Source: [SceneBuilder](https://developer.apple.com/documentation/swiftui/scenebuilder).
@resultBuilder
@MainActor
public enum SceneBuilder {
  /// A program of one scene.
  public static func buildBlock<Content: Scene>(_ scene: Content) -> Content {
    scene
  }

  /// A program of several scenes, of which the first is shown.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ others: repeat each Other
  ) -> First {
    first
  }
}
