import Model
import TextUI

nonisolated extension Saboteur {
  /// Those that spoil the people screen alone.
  static let people = [
    Saboteur(
      "opens no form",
      fails: ["E1", "E2", "E3", "E4", "E5", "E6", "E7"]
    ) { scene in
      guard scene.fixture == .people else { return scene.view }
      return AnyView(scene.view.tampered(intercept: { $0 == "Add" }))
    },
    Saboteur(
      "opens no form for who is listed", fails: ["E3", "E4", "E5", "E6", "E8"]
    ) { scene in
      AnyView(
        scene.view.tampered(intercept: { label in
          Sex.allCases.contains { label.hasSuffix(" \($0.rawValue)") }
        }))
    },
    Saboteur("takes everyone for a man", fails: ["E1", "E3", "E5", "E6", "E7"])
    { scene in
      AnyView(scene.view.tampered(intercept: { $0 == "Woman" }))
    },
    Saboteur(
      "saves whom nobody has typed",
      fails: ["E1", "E4", "E5", "E6", "E7", "E8"]
    ) { scene in
      let context = scene.services.container.mainContext
      return AnyView(
        scene.view.tampered(intercept: { label in
          if label == "Save" { context.insert(Person(.nobody)) }
          return false
        }))
    },
    Saboteur("saves what is cancelled", fails: ["E4", "E5"]) { scene in
      let context = scene.services.container.mainContext
      return AnyView(
        scene.view.tampered(intercept: { label in
          if label == "Cancel" { context.insert(Person(.nobody)) }
          return false
        }))
    },
    Saboteur("deletes the first person for another", fails: ["E6"]) { scene in
      let context = scene.services.container.mainContext
      return AnyView(
        scene.view.tampered(intercept: { label in
          guard label == "Adam Man",
            let first = try? context.fetch(FetchDescriptor<Person>()).first
          else { return false }
          context.delete(first)
          return true
        }))
    },
    Saboteur("re-creates who was deleted", fails: ["E8"]) { scene in
      let context = scene.services.container.mainContext
      return AnyView(
        scene.view.tampered(intercept: { label in
          if label == "OK" { context.insert(Person(.nobody)) }
          return false
        }))
    },
  ]
}

nonisolated extension PersonDraft {
  fileprivate static var nobody: PersonDraft { PersonDraft(name: "Nobody") }
}
