import TextUI

/// Chooses one of several options.
struct PickerPage: View {
  @State private var sex = "Man"

  var body: some View {
    Picker("Sex", selection: $sex) {
      Text("Man").tag("Man")
      Text("Woman").tag("Woman")
    }
  }
}
