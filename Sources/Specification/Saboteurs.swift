import Model
import TextUI

nonisolated extension Saboteur {
  /// Every clause is failed by at least one of these.
  public static let all = [
    Saboteur("reverses lists", fails: ["H1", "R1", "R2"]) { scene in
      AnyView(scene.view.tampered(rewrite: { $0.reversed() }))
    },
    Saboteur("drops repeated taps", fails: ["R3"]) { scene in
      var last = ""
      return AnyView(
        scene.view.tampered(intercept: { label in
          defer { last = label }
          return label == last
        }))
    },
    Saboteur("shows a stale screen", fails: []) { scene in
      var first: [String]?
      return AnyView(
        scene.view.tampered(rewrite: { lines in
          first = first ?? lines
          return first ?? lines
        }))
    },
    Saboteur("doubles a row", fails: []) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          let row = lines.firstIndex { $0.hasPrefix("› ") } ?? 0
          return Array(lines[...row] + lines[row...])
        }))
    },
    Saboteur("deletes the first score", fails: []) { scene in
      let context = scene.container.mainContext
      return AnyView(
        scene.view.tampered(intercept: { label in
          guard label == "Delete last",
            let first = try? context.fetch(FetchDescriptor<Score>()).first
          else { return false }
          context.delete(first)
          return true
        }))
    },
    Saboteur("ignores the order", fails: []) { scene in
      AnyView(
        scene.view.tampered(intercept: { ["Number", "Name"].contains($0) }))
    },
    Saboteur("says nothing of an empty list", fails: []) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("No scores yet", with: "") }
        }))
    },
    Saboteur("keeps a store of its own, in memory", fails: []) { scene in
      var scene = scene
      let store = try? ModelContainer(
        for: Score.self,
        configurations: .inMemory)
      scene.container = store ?? scene.container
      return scene.view
    },
    Saboteur("ages everyone by two years", fails: []) { scene in
      var scene = scene
      if case .screen(.player(let player, _)) = scene.fixture {
        scene.fixture = .player(player, .twoYears)
      }
      return scene.view
    },
    Saboteur("misspells the name", fails: []) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("Name: ", with: "Name:  The ") }
        }))
    },
    Saboteur("offers what is disabled", fails: []) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("Younger (disabled)", with: "[Younger]") }
        }))
    },
    Saboteur("leaves an observer behind", fails: []) { scene in
      let context = scene.container.mainContext
      var observers: [ResultsObserver<Score, Never>] = []
      return AnyView(
        scene.view.tampered(intercept: { label in
          if label == "9 나현수 미들" {
            observers.append(
              ResultsObserver(observing: FetchDescriptor(), in: context))
          }
          return false
        }))
    },
  ]
}
