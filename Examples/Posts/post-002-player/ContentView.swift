import TextUI

/// Shows a player and two buttons, whatever the view model does with them.
struct ContentView<ViewModel: PlayerViewModel>: View {
  @ObservedObject var viewModel: ViewModel

  // MARK: Body

  var body: some View {
    VStack {
      line("이름", viewModel.player.name)
      line("나이", "\(viewModel.player.age)")
      HStack {
        olderButton.padding(.trailing, 20)
        youngerButton
      }
    }
  }

  private func line(_ caption: String, _ value: String) -> some View {
    Text("선수 \(caption) : \(value)")
  }

  private var olderButton: some View {
    Button("나이 증가", action: viewModel.olderButtonTapped)
  }

  private var youngerButton: some View {
    Button("나이 감소", action: viewModel.youngerButtonTapped)
  }
}
