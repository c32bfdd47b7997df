import TextUI

/// Groups rows under a header.
struct SectionPage: View {
  var body: some View {
    Section {
      Text("Apple")
      Text("Pear")
    } header: {
      Text("Fruit")
    } footer: {
      Text("in season")
    }
  }
}
