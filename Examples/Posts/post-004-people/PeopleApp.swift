import TextUI

@main
struct PeopleApp: App {
  var body: some Scene {
    WindowGroup {
      PersonListView()
    }
  }
}
