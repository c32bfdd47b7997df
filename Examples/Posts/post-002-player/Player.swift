/// Someone who ages.
struct Player {
  let name: String
  var age: Int
}
