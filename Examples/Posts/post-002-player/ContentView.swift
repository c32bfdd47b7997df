import TextUI

/// Shows a player and two buttons, whatever the view model does with them.
struct ContentView<ViewModel: PlayerViewModel>: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    VStack {
      Text("선수 이름 : \(viewModel.player.name)")
      Text("선수 나이 : \(viewModel.player.age)")
      HStack {
        Button("나이 증가", action: viewModel.olderButtonTapped)
          .padding(.trailing, 20)
        Button("나이 감소", action: viewModel.youngerButtonTapped)
      }
    }
  }
}
