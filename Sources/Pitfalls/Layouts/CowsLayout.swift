import Components
import Model
import TextUI

/// What the cows screen shows, whoever knows which cow is selected.
struct CowsLayout<Detail: View>: View {
  @Binding var search: String
  @Binding var selection: Cow?
  @ViewBuilder let detail: (Cow) -> Detail

  private var cows: [Cow] { Cow.herd.matching(search) }

  var body: some View {
    VStack {
      if let selection {
        detail(selection)
        Text("Selection").dim()
        Divider()
      }
      List {
        if cows.isEmpty {
          NoCows(for: search)
        }
        ForEach(cows) { cow in
          Button {
            selection = cow
          } label: {
            CowCard(cow)
          }
        }
      }
    }
    .searchable(text: $search)
    .navigationTitle("Cows Overview")
  }
}

/// What the detail of a cow shows, whoever counts.
struct CowDetailLayout: View {
  let cow: Cow
  let moos: Int
  let mooButtonTapped: () -> Void

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
