import Components
import Model
import TextUI

/// The cows screen as a view that is generic over its view model.
public struct CowsScreen<ViewModel: CowsViewModel>: View {
  @StateObject private var viewModel: ViewModel

  public init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  // MARK: Body

  public var body: some View {
    VStack {
      if let selection = viewModel.selection {  // C3
        CowDetail(viewModel: viewModel.detail(of: selection))
          .id(selection.id)  // C4, C5
        Text("Selection").dim()
        Divider()
      }
      List {
        if viewModel.cows.isEmpty {
          NoCows(for: viewModel.search)  // C6
        }
        ForEach(viewModel.cows) { cow in  // C1
          Button {
            viewModel.cowTapped(cow)
          } label: {
            CowCard(cow)
          }
        }
      }
    }
    .searchable(text: $viewModel.search)  // C2
    .navigationTitle("Cows Overview")
  }
}

// MARK: - Detail

/// The selected cow: its view model lives as long as the view keeps its
/// identity.
private struct CowDetail<ViewModel: CowDetailViewModel>: View {
  @StateObject private var viewModel: ViewModel

  init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  // MARK: Body

  var body: some View {
    VStack {
      CowCard(viewModel.cow)
      HStack(spacing: 2) {
        Button("Moo", action: viewModel.mooButtonTapped)
        MooCount(viewModel.moos)
      }
    }
  }
}

// MARK: - View models

/// What the cows screen asks of its view model.
@MainActor
public protocol CowsViewModel: ObservableObject {
  associatedtype Detail: CowDetailViewModel

  var search: String { get set }
  var selection: Cow? { get }
  /// The cows of the herd that match the search.
  var cows: [Cow] { get }

  func cowTapped(_ cow: Cow)

  /// Makes the view model of a detail that is about to be shown.
  func detail(of cow: Cow) -> Detail
}

/// What the detail of a cow asks of its view model.
@MainActor
public protocol CowDetailViewModel: ObservableObject {
  var cow: Cow { get }
  var moos: Int { get }

  func mooButtonTapped()
}

/// Searches the herd.
public final class HerdCowsViewModel: CowsViewModel {
  @Published public var search = ""
  @Published public private(set) var selection: Cow?

  public init() {}

  public var cows: [Cow] { Cow.herd.matching(search) }

  // MARK: Actions

  public func cowTapped(_ cow: Cow) {
    selection = cow
  }

  public func detail(of cow: Cow) -> CountingCowDetailViewModel {
    CountingCowDetailViewModel(cow: cow)
  }
}

/// Counts how often its cow has mooed.
public final class CountingCowDetailViewModel: CowDetailViewModel {
  public let cow: Cow
  @Published public private(set) var moos = 0

  public init(cow: Cow) {
    self.cow = cow
  }

  // MARK: Actions

  public func mooButtonTapped() {
    moos += 1
  }
}
