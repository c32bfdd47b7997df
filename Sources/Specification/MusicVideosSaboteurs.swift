import Model
import TextUI

nonisolated extension Saboteur {
  /// What can be done wrong with music videos.
  static let musicVideos = [
    Saboteur("forgets the results when the field is empty", fails: ["V1"]) {
      scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          let isEmpty = lines.contains { $0.hasPrefix("Search: [artist") }
          return isEmpty ? lines.filter { !$0.hasPrefix("›") } : lines
        }))
    },
    Saboteur("searches in silence", fails: ["V1", "V2"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("Searching…", with: "") }
        }))
    },
    Saboteur("says nothing of a search without a match", fails: ["V3"]) {
      scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("No results for", with: "") }
        }))
    },
    Saboteur("takes a failed search for one without a match", fails: ["V4"]) {
      scene in
      scene.searching { answer, _ in .success((try? answer.get()) ?? []) }
    },
    Saboteur("finds nothing while an older search runs", fails: ["V5"]) {
      scene in
      scene.searching { answer, isOnly in isOnly ? answer : .success([]) }
    },
    Saboteur("knows no genre", fails: ["V6"]) { scene in
      scene.searching { answer, _ in
        answer.mapVideos {
          MusicVideo(id: $0.id, artist: $0.artist, track: $0.track, genre: "")
        }
      }
    },
    Saboteur(
      "numbers the videos of each search anew", fails: ["V7", "V8", "V11"]
    ) {
      scene in
      var last = 100
      return scene.searching { answer, _ in
        answer.mapVideos {
          last += 1
          return MusicVideo(
            id: last, artist: $0.artist, track: $0.track, genre: $0.genre)
        }
      }
    },
    Saboteur("draws every star hollow", fails: ["V6", "V8", "V11"]) { scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("★ In", with: "☆ Not in") }
        }))
    },
    Saboteur("deletes another row than the one shown", fails: ["V8"]) { scene in
      let context = scene.services.container.mainContext
      return AnyView(
        scene.view.tampered(intercept: { label in
          guard label == "Ada - Loops",
            let entries = try? context.fetch(FetchDescriptor<PlaylistEntry>()),
            entries.count > 2
          else { return false }
          context.delete(entries[0])
          return true
        }))
    },
    Saboteur("says nothing of an empty playlist", fails: ["V7", "V9", "V11"]) {
      scene in
      AnyView(
        scene.view.tampered(rewrite: { lines in
          lines.map { $0.replacing("No music videos", with: "") }
        }))
    },
  ]
}

extension Saboteur.Scene {
  /// The screen as the pattern makes it, with someone between it and the
  /// catalog, who is told whether no other search ran when this one began.
  fileprivate func searching(
    _ spoil: @escaping SpoiledCatalog.Spoil
  ) -> AnyView {
    var scene = self
    scene.services.catalog = SpoiledCatalog(services.catalog, spoil)
    return scene.view
  }
}

@MainActor
private final class SpoiledCatalog: MusicCatalog {
  typealias Answer = Result<[MusicVideo], CatalogError>
  typealias Spoil = (Answer, _ isOnly: Bool) -> Answer

  private let catalog: any MusicCatalog
  private let spoil: Spoil
  private var running = 0

  init(_ catalog: any MusicCatalog, _ spoil: @escaping Spoil) {
    self.catalog = catalog
    self.spoil = spoil
  }

  @MainActor func videos(
    matching query: String
  ) async throws(CatalogError) -> [MusicVideo] {
    let isOnly = running == 0
    running += 1
    defer { running -= 1 }
    let answer: Answer
    do {
      answer = .success(try await catalog.videos(matching: query))
    } catch {
      answer = .failure(error)
    }
    return try spoil(answer, isOnly).get()
  }
}

extension SpoiledCatalog.Answer {
  fileprivate func mapVideos(_ change: (MusicVideo) -> MusicVideo) -> Self {
    map { $0.map(change) }
  }
}
