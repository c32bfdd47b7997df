import Components
import Model
import TextUI

/// The cows screen as one view that holds its own state.
public struct CowsScreen: View {
  @State private var search = ""
  @State private var selection: Cow?

  public init() {}

  private var cows: [Cow] { Cow.herd.matching(search) }

  // MARK: Actions

  private func cowTapped(_ cow: Cow) {
    selection = cow
  }

  // MARK: Body

  public var body: some View {
    VStack {
      if let selection {  // C3
        CowDetail(cow: selection)
          .id(selection.id)  // C4, C5
        Text("Selection").dim()
        Divider()
      }
      List {
        if cows.isEmpty {
          NoCows(for: search)  // C6
        }
        ForEach(cows) { cow in  // C1
          Button {
            cowTapped(cow)
          } label: {
            CowCard(cow)
          }
        }
      }
    }
    .searchable(text: $search)  // C2
    .navigationTitle("Cows Overview")
  }
}

// MARK: - Detail

/// The selected cow: its count lives as long as the view keeps its identity.
private struct CowDetail: View {
  let cow: Cow
  @State private var moos = 0

  // MARK: Actions

  private func mooButtonTapped() {
    moos += 1
  }

  // MARK: Body

  var body: some View {
    VStack {
      CowCard(cow)
      HStack(spacing: 2) {
        Button("Moo", action: mooButtonTapped)
        MooCount(moos)
      }
    }
  }
}
