import Testing
import TextUI

// The code of “[SwiftUI] MVVM 패턴 간단한 예제 + 다형성” with its imports changed.

@MainActor
@Suite struct `The post about players` {
  @Test func `counts in the view itself`() throws {
    let screen = Screen { Counting.ContentView() }

    try screen.tap("count : 1")

    #expect(screen.text == "› count : 2")
  }

  @Test func `ages a player with a view model`() throws {
    let screen = Screen { OneViewModel.ContentView() }
    #expect(
      screen.text == """
        선수 이름 : Messi
        선수 나이 : 19
        [나이 증가]                     [나이 감소]
        """)

    try screen.tap("나이 증가")
    try screen.tap("나이 증가")
    try screen.tap("나이 감소")

    #expect(screen.text.contains("선수 나이 : 20"))
    #expect(screen.bodyCount(of: OneViewModel.ContentView.self) == 4)
  }

  @Test func `ages another player with another view model`() throws {
    let screen = Screen(app: BasicSwiftUIApp())

    try screen.tap("나이 증가")

    #expect(screen.text.hasPrefix("선수 이름 : OH SEUNGUN\n선수 나이 : 30\n"))
    #expect(screen.issues.isEmpty)
  }

  /// What the post wants of a view model: a test without a view.
  @Test func `ages a player without a view`() {
    let viewModel = ViewModel()

    viewModel.reduceAge()

    #expect(viewModel.player.age == 18)
  }
}

private enum Counting {
  struct ContentView: View {
    @State private var count = 1

    var body: some View {
      VStack {
        Text("count : \(count)")
          .onTapGesture {
            count += 1
          }
      }
    }
  }
}

private struct Player {
  let name: String
  var age: Int
}

private protocol ViewModelProtocol: ObservableObject {
  var player: Player { get }
  func incrementAge()
  func reduceAge()
}

private class ViewModel: ViewModelProtocol {
  @Published var player = Player(name: "Messi", age: 19)

  func incrementAge() {
    player.age += 1
  }

  func reduceAge() {
    player.age -= 1
  }
}

private class NewViewModel: ViewModelProtocol {
  @Published var player = Player(name: "OH SEUNGUN", age: 28)

  func incrementAge() {
    player.age += 2
  }

  func reduceAge() {
    player.age -= 2
  }
}

private enum OneViewModel {
  struct ContentView: View {
    @ObservedObject var viewModel = ViewModel()

    var body: some View {
      VStack {
        Text("선수 이름 : \(viewModel.player.name)")
        Text("선수 나이 : \(viewModel.player.age)")
        HStack {
          Button(
            "나이 증가",
            action: {
              viewModel.incrementAge()
            }
          ).padding(.trailing, 20)
          Button(
            "나이 감소",
            action: {
              viewModel.reduceAge()
            })
        }
      }
    }
  }
}

private struct ContentView<VM>: View where VM: ViewModelProtocol {
  @ObservedObject var viewModel: VM

  var body: some View {
    VStack {
      Text("선수 이름 : \(viewModel.player.name)")
      Text("선수 나이 : \(viewModel.player.age)")
      HStack {
        Button("나이 증가", action: { viewModel.incrementAge() })
        Button("나이 감소", action: { viewModel.reduceAge() })
      }
    }
  }
}

private struct BasicSwiftUIApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView<NewViewModel>(viewModel: NewViewModel())
    }
  }
}
