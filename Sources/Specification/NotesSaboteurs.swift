import Model
import TextUI

nonisolated extension Saboteur {
  /// Every clause of the notes screen is failed by at least one of these.
  static let notes = [
    Saboteur("keeps what was added in the field", fails: ["H2", "N2"]) {
      scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("New note: [  ", with: "New note: [x ") }
        }))
    },
    Saboteur("offers to add a blank note", fails: ["N2"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("Add (disabled)", with: "[Add]") }
        }))
    },
    Saboteur(
      "drops what is typed over a note",
      fails: ["H2", "N1", "N3", "N5", "N6", "N7"]
    ) { scene in
      AnyView(scene.view.tampered(intercept: { $0 == "Edit" }))
    },
    Saboteur("accepts a blank note in silence", fails: ["N3"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("! A note can't be blank.", with: "") }
        }))
    },
    Saboteur("lists notes by time", fails: ["N1", "N3", "N4", "N6", "N7"]) {
      scene in
      let context = scene.services.container.mainContext
      return AnyView(
        scene.view.tampered(rewrite: { lines in
          let notes = try? context.fetch(FetchDescriptor<Note>())
          var rows = (notes ?? []).map { "› \($0.text)" }.filter(lines.contains)
          return lines.map { rows.contains($0) ? rows.removeFirst() : $0 }
        }))
    },
    Saboteur("begins without notes each time", fails: ["N5"]) { scene in
      try? scene.services.container.mainContext.delete(model: Note.self)
      return scene.view
    },
    Saboteur("ignores the filter", fails: ["N4"]) { scene in
      AnyView(scene.view.tampered(intercept: { $0 == "Filter" }))
    },
    Saboteur("says nothing of a note deleted elsewhere", fails: ["N6"]) {
      scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.filter { !$0.hasSuffix("deleted elsewhere.") }
        }))
    },
    Saboteur("tries a failed save again later", fails: ["N7"]) { scene in
      let context = scene.services.container.mainContext
      return AnyView(
        scene.view.tampered(intercept: { label in
          if label == "OK" { context.insert(Note("call")) }
          return false
        }))
    },
  ]
}
