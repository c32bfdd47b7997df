import Testing
import TextUI

// The code of “SwiftUI에서 ViewController를?” with its imports changed, and
// the cows that it takes from a package written out.

private let allCows = ["(__)\n(oo) snow", "moo"]

@MainActor
@Suite struct `The post about cows` {
  @Test func `searches with a view model`() throws {
    let screen = Screen { ViewModels.ContentView() }
    #expect(
      screen.text == """
        Cows Overview
        ─────────────
        Search: [                    ]

        (__)
        (oo) snow
        moo
        """)

    try screen.type("mo", into: "Search")

    #expect(screen.text.hasSuffix("Search: [mo                  ]\n\nmoo"))
  }

  /// What the post shows as the trap of a `@StateObject`: the detail stays.
  @Test func `keeps the first cow in a state object`() throws {
    let screen = Screen(width: 32) { StateObjects.ContentView() }

    try screen.tap("moo")
    try screen.tap("(__) (oo) snow")

    #expect(
      screen.text == """
        Cows Overview
        ─────────────
        Search: [                    ]

        moo
        Selection
        ────────────────────────────────
        › (__)
          (oo) snow
        › moo
        """)
  }

  @Test func `shows each cow with view controllers`() throws {
    let screen = Screen(width: 32) { ViewControllers.ContentView() }

    try screen.tap("moo")
    try screen.tap("(__) (oo) snow")

    #expect(
      screen.text == """
        Cows Overview
        ─────────────
        Search: [                    ]

        (__)
        (oo) snow
        Selection
        ────────────────────────────────
        › (__)
          (oo) snow
        › moo
        """)
    #expect(screen.issues.isEmpty)
  }
}

private enum ViewModels {
  struct ContentView: View {
    var body: some View {
      NavigationView {
        CowsOverview()
      }
    }
  }

  struct CowsOverview: View {
    @StateObject private var viewModel = CowsViewModel()

    var body: some View {
      List(viewModel.cows, id: \.self) { cow in
        Text(verbatim: cow)
          .font(.body.monospaced())
      }
      .searchable(text: $viewModel.search)
      .navigationTitle("Cows Overview")
    }
  }

  class CowsViewModel: ObservableObject {
    @Published var cows = allCows
    @Published var search = "" {
      didSet {
        cows = allCows.filter { search.isEmpty || $0.contains(search) }
      }
    }
  }
}

private enum StateObjects {
  struct ContentView: View {
    var body: some View {
      NavigationView {
        CowsOverview()
      }
    }
  }

  struct CowDetail: View {
    @StateObject var viewModel: CowDetailViewModel

    init(cow: String) {
      _viewModel = .init(wrappedValue: CowDetailViewModel(cow: cow))
    }

    var body: some View {
      Text(verbatim: viewModel.cow)
        .font(.body.monospaced())
        .navigationTitle("Cow Detail")
    }
  }

  class CowDetailViewModel: ObservableObject {
    @Published var cow = ""
    init(cow: String) { self.cow = cow }
  }

  struct CowsOverview: View {
    @StateObject private var viewModel = CowsViewModel()

    var body: some View {
      VStack {
        if let cow = viewModel.selectedCow {
          CowDetail(cow: cow)
          Text("Selection")
            .font(.footnote)
          Divider()
        }

        List(viewModel.cows, id: \.self) { cow in
          Button(action: { viewModel.selectedCow = cow }) {
            Text(verbatim: cow)
              .font(.body.monospaced())
          }
        }
      }
      .searchable(text: $viewModel.search)
      .navigationTitle("Cows Overview")
    }
  }

  class CowsViewModel: ObservableObject {
    @Published var search = "" {
      didSet {
        cows = allCows.filter { search.isEmpty || $0.contains(search) }
      }
    }
    @Published var cows = allCows
    @Published var selectedCow: String?
  }
}

private enum ViewControllers {
  class CowDetail: ObservableObject {
    @Published var cow = ""

    init(cow: String) { self.cow = cow }

    struct ContentView: View {
      @ObservedObject var viewController: CowDetail

      var body: some View {
        Text(verbatim: viewController.cow)
          .font(.body.monospaced())
          .navigationTitle("Cow Detail")
      }
    }
  }

  class CowsOverview: ObservableObject {
    @Published var search = "" {
      didSet {
        cows = allCows.filter { search.isEmpty || $0.contains(search) }
      }
    }
    @Published var cows = allCows
    @Published var detailViewController: CowDetail?

    func showDetail(_ cow: String) {
      detailViewController = CowDetail(cow: cow)
    }

    struct ContentView: View {
      @ObservedObject var viewController: CowsOverview

      var body: some View {
        VStack {
          if let presentedViewController = viewController.detailViewController {
            CowDetail.ContentView(viewController: presentedViewController)
            Text("Selection")
              .font(.footnote)
            Divider()
          }

          List(viewController.cows, id: \.self) { cow in
            Button(action: { viewController.showDetail(cow) }) {
              Text(verbatim: cow)
                .font(.body.monospaced())
            }
          }
        }
        .searchable(text: $viewController.search)
        .navigationTitle("Cows Overview")
      }
    }
  }

  struct ContentView: View {
    @StateObject var sceneViewController = CowsOverview()

    var body: some View {
      NavigationView {
        CowsOverview.ContentView(viewController: sceneViewController)
      }
    }
  }
}
