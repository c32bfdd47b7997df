import TextUI

@main
struct DataServiceApp: App {
  var body: some Scene {
    WindowGroup {
      ExampleView()
    }
  }
}
