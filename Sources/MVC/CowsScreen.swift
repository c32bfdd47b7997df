import Components
import Model
import TextUI

/// The cows screen as a controller that owns the one of the selected cow.
public final class CowsScreen: ViewController {
  @Published var search = ""
  @Published private(set) var detail: CowDetail?

  public init() {}

  var cows: [Cow] { Cow.herd.matching(search) }

  // MARK: Actions

  func cowTapped(_ cow: Cow) {
    if let detail {
      detail.cow = cow
    } else {
      detail = CowDetail(cow: cow)
    }
  }

  // MARK: - Renderer

  public var contentView: ContentView { ContentView(controller: self) }

  public struct ContentView: View {
    @ObservedObject var controller: CowsScreen

    public var body: some View {
      VStack {
        if let detail = controller.detail {  // C3
          detail.contentView
          Text("Selection").dim()
          Divider()
        }
        List {
          if controller.cows.isEmpty {
            NoCows(for: controller.search)  // C6
          }
          ForEach(controller.cows) { cow in  // C1
            Button {
              controller.cowTapped(cow)
            } label: {
              CowCard(cow)
            }
          }
        }
      }
      .searchable(text: $controller.search)  // C2
      .navigationTitle("Cows Overview")
    }
  }
}

// MARK: - Detail

/// The selected cow: the parent controller says which.
final class CowDetail: ViewController {
  @Published var cow: Cow {  // C4
    didSet {
      if cow != oldValue { moos = 0 }  // C5
    }
  }
  @Published private(set) var moos = 0

  init(cow: Cow) {
    self.cow = cow
  }

  // MARK: Actions

  func mooButtonTapped() {
    moos += 1
  }

  // MARK: - Renderer

  var contentView: ContentView { ContentView(controller: self) }

  struct ContentView: View {
    @ObservedObject var controller: CowDetail

    var body: some View {
      VStack {
        CowCard(controller.cow)
        HStack(spacing: 2) {
          Button("Moo", action: controller.mooButtonTapped)
          MooCount(controller.moos)
        }
      }
    }
  }
}
