import Foundation

/// Someone in the list.
struct Person: Identifiable {
  let id = UUID()
  var name = ""
  var sex = ""
}
