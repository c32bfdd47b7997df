import Foundation

/// What every program of the package has: exit codes, a version, and errors
/// on standard error.
package enum Program {
  package static let version = "0.1.0"

  /// The exit code of a program that was called wrongly, as in sysexits.h.
  private static let usageCode: Int32 = 64

  /// What stands before each error.
  @TaskLocal private static var name = ""

  /// Runs a program to its end and exits.
  ///
  /// - Parameters:
  ///   - name: The program's name, as it stands before its errors.
  ///   - body: The program; it gives the exit code.
  @MainActor
  package static func run(
    _ name: String, _ body: () async throws -> Int32
  ) async -> Never {
    exit(await Self.$name.withValue(name) { await exitCode(of: body) })
  }

  @MainActor
  private static func exitCode(
    of body: () async throws -> Int32
  ) async -> Int32 {
    do {
      return try await body()
    } catch let error as UsageError {
      printError("\(error)\nSee \(name) --help.")
      return usageCode
    } catch {
      printError("\(error)")
      return EXIT_FAILURE
    }
  }

  /// Prints a text at once, whoever reads it; a program whose output can't be
  /// written ends.
  package static func print(_ text: String) {
    var bytes = Array("\(text)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        let reason = String(cString: strerror(errno))
        printError("the output can't be written: \(reason)")
        exit(EXIT_FAILURE)
      }
    }
  }

  /// Prints the program's name and a text on standard error, if that can be
  /// written.
  ///
  /// A file's name, or whatever else the text repeats, may hold characters that
  /// command a terminal or turn its text around: they are printed as `<U+1B>`.
  private static func printError(_ text: String) {
    let line = Data(
      "\(name): \(text.withoutCommands)\n".utf8)
    try? FileHandle.standardError.write(contentsOf: line)
  }
}

extension String {
  /// The text with a form for what commands a terminal; newlines stay.
  var withoutCommands: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isCommand = [.control, .format].contains(
        scalar.properties.generalCategory)
      if isCommand, scalar != "\n" {
        text += "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
