import Model
import ModelUI
import Scenarios
import Specification
import Testing
import TextUI
import WorkbenchKit

/// What makes a pattern that pattern, read from the views that it shows.
@MainActor
@Suite struct `Each pattern` {
  @Test(arguments: Pattern.all, Scenario.all)
  func `is what it says it is`(
    pattern: Pattern, scenario: Scenario
  ) async throws {
    let style = try #require(PatternStyle(rawValue: pattern.id))
    let views = try await views(of: scenario, in: pattern, style)

    #expect(views.count > 1)
    for view in views {
      #expect(style.impurities(of: view) == [], "\(view)")
    }
  }

  @Test(arguments: Pattern.all)
  func `shows each of its screens in a scenario`(
    pattern: Pattern
  ) async throws {
    let style = try #require(PatternStyle(rawValue: pattern.id))
    var shown: Set<String> = []
    for scenario in Scenario.all {
      for view in try await views(of: scenario, in: pattern, style) {
        let names = String(reflecting: view).split(separator: "<")[0]
        shown.formUnion(names.split(separator: ".").map(String.init))
      }
    }

    let screens = try style.sources().map(\.name)
      .filter { $0.hasSuffix("Screen") }
    #expect(Set(screens).subtracting(shown) == [])
  }

  @Test func `declares no class if it is the direct one`() throws {
    for source in try PatternStyle.direct.sources() {
      #expect(
        source.text.firstMatch(of: /(?m)^ *(?:\w+ )*(?:class|actor) \w/) == nil,
        "\(source.name)")
    }
  }

  @Test func `would be told from an impure one`() {
    for style in [PatternStyle.mvc, .mvvm] {
      #expect(style.impurities(of: Renderer.self) == [])
      #expect(style.impurities(of: Orphan.self) == ["0 objects"])
      #expect(
        style.impurities(of: Photographed.self)
          == ["controller.alert", "controller.page", "controller.pages"])
      #expect(style.impurities(of: Divided.self) == ["2 objects"])
      #expect(
        style.impurities(of: Hoarder.self)
          == ["draft", "modelContext", "name", "people", "person"])
    }
    #expect(
      PatternStyle.direct.impurities(of: Owner.self)
        == ["counter", "kept", "owned", "shared"])
  }

  /// The types of the pattern's own views that a scenario leads to.
  private func views(
    of scenario: Scenario, in pattern: Pattern, _ style: PatternStyle
  ) async throws -> [any View.Type] {
    var views: [ObjectIdentifier: any View.Type] = [:]
    let screen = try Stage(pattern).open(.home)
    let script = Script(on: screen) { _ in
      for type in screen.host.root.map(viewTypes) ?? []
      where String(reflecting: type).hasPrefix("\(style.module).") {
        views[ObjectIdentifier(type)] = type
      }
    }
    try await script.run(scenario.script)
    return Array(views.values)
  }

  private func viewTypes(in node: Node) -> [any View.Type] {
    [node.viewType].compactMap { $0 as? any View.Type }
      + node.children.flatMap(viewTypes)
  }
}

// MARK: - Examples

/// A view with a controller, or a view model, and no more.
private struct Renderer: View {
  @Environment(\.dismiss) private var dismiss
  @ObservedObject var controller: Counter

  var body: some View { EmptyView() }
}

/// A view that has nobody to tell what the user does.
private struct Orphan: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { EmptyView() }
}

/// A view that tells two what the user does.
private struct Divided: View {
  @ObservedObject var controller: Counter
  @ObservedObject var other: Counter

  var body: some View { EmptyView() }
}

/// A renderer whose controller holds views.
private struct Photographed: View {
  @ObservedObject var controller: Photographer

  var body: some View { EmptyView() }
}

/// A view that keeps state and goes behind its view model's back.
private struct Hoarder: View {
  @StateObject private var viewModel = Counter()
  @State private var draft = PersonDraft()
  @Environment(\.modelContext) private var modelContext
  @Query private var people: [Person]
  let person: Person
  let name: String

  var body: some View { EmptyView() }
}

/// A direct view with objects of its own, besides what it may have.
private struct Owner: View {
  @StateObject private var kept = Counter()
  @EnvironmentObject private var shared: Counter
  @State private var owned: Counter? = Counter()
  @Query private var people: [Person]
  @Environment(\.modelContext) private var modelContext
  @State private var person: Person?
  let counter: Counter

  var body: some View { EmptyView() }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private final class Photographer: ObservableObject {
  @Published var alert: Text?
  let page = EmptyView()
  let pages: [AnyView?] = []
}
