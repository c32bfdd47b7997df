import Foundation

/// A program that uses a store as the tests tell it to.
///
/// What must not happen in the tests' own process happens here: it is killed
/// halfway, works within limits and as another user, and reads damaged files.
@main
enum StoreWorker {
  static let usage = """
    usage: store-worker write <file> full|normal [<saves>]
           store-worker load <file> <name> <rounds>
           store-worker limit <file>
           store-worker permissions <folder>
           store-worker damage <store> <folder> <seed> <first> <end> [large]
    """

  static func main() async throws {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    do {
      switch try arguments.next() {
      case "write": try WriteCommand(&arguments).run()
      case "load": try await LoadCommand(&arguments).run()
      case "limit": try LimitCommand(&arguments).run()
      case "permissions": try PermissionsCommand(&arguments).run()
      case "damage": try DamageCommand(&arguments).run()
      default: throw Arguments.Failure()
      }
    } catch is Arguments.Failure {
      say(usage)
      exit(EX_USAGE)
    } catch {
      say("failed: \(error)")
      exit(EXIT_FAILURE)
    }
  }
}

/// The words of the command line, taken one by one.
struct Arguments {
  struct Failure: Error {}

  private var words: ArraySlice<String>

  init(_ words: ArraySlice<String>) {
    self.words = words
  }

  var isEmpty: Bool { words.isEmpty }

  mutating func next() throws -> String {
    guard let word = words.popFirst() else { throw Failure() }
    return word
  }

  mutating func next<Value: LosslessStringConvertible>(
    _ type: Value.Type
  ) throws -> Value {
    guard let value = Value(try next()) else { throw Failure() }
    return value
  }

  mutating func nextFile() throws -> URL {
    URL(filePath: try next())
  }
}

/// Writes a line at once, so that it is out when the program is killed next.
func say(_ line: String) {
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { bytes in
      write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    }
    if count < 0 { return }
    rest = rest.dropFirst(count)
  }
}
