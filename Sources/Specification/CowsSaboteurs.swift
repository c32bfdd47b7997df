import Model
import TextUI

nonisolated extension Saboteur {
  /// Those who spoil the cows screen.
  static let cows = [
    Saboteur("redraws the cows", fails: ["C1", "C3", "C4"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("(--)", with: "(..)") }
        }))
    },
    Saboteur("takes no key in the search field", fails: ["C2", "C6"]) {
      scene in
      guard scene.fixture == .cows else { return scene.view }
      return AnyView(scene.view.tampered(intercept: { $0 == "Search" }))
    },
    Saboteur("shows no selection", fails: ["C3", "C4", "C5"]) { scene in
      AnyView(scene.view.tampered(intercept: isCow))
    },
    Saboteur("keeps the first selection", fails: ["C4", "C5"]) { scene in
      var isChosen = false
      return AnyView(
        scene.view.tampered(intercept: { label in
          guard isCow(label) else { return false }
          defer { isChosen = true }
          return isChosen
        }))
    },
    Saboteur("draws no divider", fails: ["C3", "C4", "C5"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.indices.map { index in
            index > 0 && lines[index - 1] == "Selection" ? "" : lines[index]
          }
        }))
    },
    Saboteur("does not moo", fails: ["C5"]) { scene in
      AnyView(scene.view.tampered(intercept: { $0 == "Moo" }))
    },
    Saboteur("says nothing of a search in vain", fails: ["C6"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.filter { !$0.contains("No cows for") }
        }))
    },
  ]

  private static func isCow(_ label: String) -> Bool {
    Cow.herd.contains { $0.name == label }
  }
}
