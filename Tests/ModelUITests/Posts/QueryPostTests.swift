import Foundation
import Model
import ModelUI
import Testing
import TextUI

// The first program of “SwiftData의 @Query” with its imports changed, its model
// written without the macro, and fewer players.

@MainActor
@Suite struct `The post about queries` {
  @Test func `inserts a player and deletes the last`() throws {
    let screen = Screen(width: 46, app: QueryApp())
    try screen.tap("3 김다인 세터")
    try screen.tap("4 황연주 아포짓")
    #expect(
      screen.text == """

         › 3 김다인             3 김다인
                     세터                 세터

         › 4 황연주             4 황연주
                     아포짓               아포짓

         › 99 모마
                    아포짓
                                [Delete last]
        """)

    try screen.tap("Delete last")
    try screen.tap("Delete last")
    try screen.tap("Delete last")

    #expect(!screen.text.contains("   3 김다인"))
    #expect(screen.issues.isEmpty)
  }
}

private struct QueryApp: App {
  private let modelContainer: ModelContainer = {
    do {
      return try ModelContainer(for: HECHPlayerEntity.self)
    } catch {
      fatalError("\(error)")
    }
  }()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .modelContainer(modelContainer)
    }
  }
}

private struct ContentView: View {
  @Environment(\.modelContext) private var modelContext
  private let hechPlayers: [HECHPlayer] = [
    .init(id: .init(), name: "김다인", number: 3, position: .setter),
    .init(id: .init(), name: "황연주", number: 4, position: .oppositeSpiker),
    .init(id: .init(), name: "모마", number: 99, position: .oppositeSpiker),
  ]
  @Query var scoredHechPlayers: [HECHPlayerEntity]

  var body: some View {
    HStack {
      VStack {
        ScrollView {
          ForEach(hechPlayers) { player in
            Button {
              insert(hechPlayer: player)
            } label: {
              HStack {
                Text(String(player.number))
                  .font(.system(size: 12))
                Text(player.name)
                  .font(.system(size: 12))
                Text(player.position.rawValue)
                  .font(.system(size: 12))
                  .padding()
                Spacer()
              }
            }
          }
        }
      }
      Spacer()
      VStack {
        ScrollView {
          VStack {
            ForEach(scoredHechPlayers) { scoredPlayer in
              HStack {
                Text(String(scoredPlayer.number))
                  .font(.system(size: 12))
                Text(scoredPlayer.name)
                  .font(.system(size: 12))
                Text(scoredPlayer.position.rawValue)
                  .font(.system(size: 12))
                  .padding()
                Spacer()
              }
            }
          }
        }
        Spacer()
        Button {
          deleteLast()
        } label: {
          Text("Delete last")
        }
      }
    }
    .padding()
  }

  func insert(hechPlayer: HECHPlayer) {
    modelContext.insert(
      HECHPlayerEntity(
        id: hechPlayer.id, name: hechPlayer.name, number: hechPlayer.number,
        position: hechPlayer.position))
  }

  func deleteLast() {
    if let last = scoredHechPlayers.last {
      modelContext.delete(last)
    }
  }
}

nonisolated private enum VolleyballPosition: String, Codable {
  case setter = "세터"
  case oppositeSpiker = "아포짓"
}

private struct HECHPlayer: Identifiable {
  let id: UUID
  let name: String
  let number: Int
  let position: VolleyballPosition
}

nonisolated private final class HECHPlayerEntity: StoredObject, PersistentModel
{
  @Attribute private(set) var id = UUID()
  @Attribute private(set) var name = ""
  @Attribute private(set) var number = 0
  @Attribute private(set) var position = VolleyballPosition.setter

  static var columns: [Column<HECHPlayerEntity>] {
    [
      Column("id", \.id, \._id),
      Column("name", \.name, \._name),
      Column("number", \.number, \._number),
      Column("position", \.position, \._position),
    ]
  }

  convenience init(
    id: UUID, name: String, number: Int, position: VolleyballPosition
  ) {
    self.init()
    self.id = id
    self.name = name
    self.number = number
    self.position = position
  }
}
