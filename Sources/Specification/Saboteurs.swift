import Model
import TextUI

nonisolated extension Saboteur {
  /// Every clause is failed by at least one of these.
  public static let all = general + musicVideos + notes + cows + people

  /// Those of any screen, of Home, the roster and the player.
  private static let general = [
    Saboteur(
      "reverses the rows",
      fails: [
        "H1", "R1", "V2", "N1", "N3", "N4", "N5", "N6", "N7", "C1", "C2", "C3",
        "C6", "E1", "E5", "E6", "E7",
      ]
    ) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.reversing { $0.hasPrefix("› ") }
        }))
    },
    Saboteur(
      "reverses the scores", fails: ["H2", "R2", "R4", "R6", "R7", "R8"]
    ) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.reversing { line in
            Position.allCases.contains { line.hasSuffix($0.rawValue) }
              && !line.hasPrefix("› ")
          }
        }))
    },
    Saboteur(
      "drops repeated taps",
      fails: [
        "H2", "P2", "P3", "R3", "R4", "V1", "V2", "V3", "V4", "V5", "V6", "V7",
        "V8", "V10", "V11", "N1", "N2", "N3", "N4", "N5", "N6", "N7", "C2",
        "C5", "C6", "E1", "E3", "E4", "E5", "E6", "E7",
      ]
    ) { scene in
      var last = ""
      return AnyView(
        scene.view.tampered(intercept: { label in
          defer { last = label }
          return label == last
        }))
    },
    Saboteur(
      "shows a stale screen",
      fails: [
        "H1", "H2", "P2", "P3", "P4", "R4", "R5", "R6", "R8", "V1", "V2", "V4",
        "V6", "V7", "V8", "V9", "V11", "N2", "N3", "N4", "N6", "N7", "C2",
        "C3", "C4", "C5", "C6", "E1", "E5", "E6", "E8",
      ]
    ) { scene in
      var first: [String]?
      return AnyView(
        scene.view.tampered(rewrite: { lines in
          first = first ?? lines
          return first ?? lines
        }))
    },
    Saboteur(
      "doubles a row",
      fails: [
        "H1", "H2", "R1", "V1", "V2", "V4", "V5", "N1", "N2", "N3", "N4", "N5",
        "N6", "N7", "C1", "C2", "C3", "C6", "E1", "E4", "E5", "E6", "E7", "E8",
      ]
    ) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          let row = lines.firstIndex { $0.hasPrefix("› ") }
          return row.map { Array(lines[...$0] + lines[$0...]) } ?? lines
        }))
    },
    Saboteur("deletes the first score", fails: ["R4", "R6"]) { scene in
      let context = scene.services.container.mainContext
      return AnyView(
        scene.view.tampered(intercept: { label in
          guard label == "Delete last",
            let first = try? context.fetch(FetchDescriptor<Score>()).first
          else { return false }
          context.delete(first)
          return true
        }))
    },
    Saboteur("ignores the order", fails: ["H2", "R4", "R6"]) { scene in
      AnyView(
        scene.view.tampered(intercept: { $0 == "Number" }))
    },
    Saboteur("says nothing of an empty list", fails: ["R5"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("No scores yet", with: "") }
        }))
    },
    Saboteur(
      "keeps a store of its own, in memory",
      fails: [
        "R4", "R6", "R7", "R8", "V8", "V9", "V10", "V11", "N1", "N2", "N3",
        "N5", "N6", "N7", "E4", "E5", "E6", "E7", "E8",
      ]
    ) { scene in
      var scene = scene
      let store = try? ModelContainer(
        for: .workbench,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      scene.services.container = store ?? scene.services.container
      return scene.view
    },
    Saboteur("ages everyone by two years", fails: ["P2", "P3", "P4"]) {
      scene in
      var scene = scene
      if case .screen(.player(let player, _)) = scene.fixture {
        scene.fixture = .player(player, .twoYears)
      }
      return scene.view
    },
    Saboteur("misspells the name", fails: ["H1", "P1"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("Name: ", with: "Name:  The ") }
        }))
    },
    Saboteur("offers what is disabled", fails: ["P3"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("Younger (disabled)", with: "[Younger]") }
        }))
    },
    Saboteur("leaves an observer behind", fails: ["H2"]) { scene in
      let context = scene.services.container.mainContext
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

nonisolated extension [String] {
  /// The lines with those that match in the opposite order.
  fileprivate func reversing(_ matches: (String) -> Bool) -> [String] {
    let places = indices.filter { matches(self[$0]) }
    var lines = self
    for (place, source) in zip(places, places.reversed()) {
      lines[place] = self[source]
    }
    return lines
  }
}
