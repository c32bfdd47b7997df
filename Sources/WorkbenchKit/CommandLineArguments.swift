/// The arguments of a program, taken one by one.
nonisolated struct CommandLineArguments {
  private var rest: [String]

  init(_ arguments: [String]) {
    rest = arguments
  }

  /// Takes the first argument if it is no option.
  mutating func takeWord() -> String? {
    guard let first = rest.first, !first.hasPrefix("-") else { return nil }
    return rest.removeFirst()
  }

  /// Takes an option without a value, wherever it stands.
  mutating func takeFlag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes an option with a value: `--store PATH` or `--store=PATH`.
  ///
  /// - Throws: ``UsageError`` if the value is missing.
  mutating func takeValue(of name: String) throws(UsageError) -> String? {
    guard
      let index = rest.firstIndex(where: {
        $0 == name || $0.hasPrefix("\(name)=")
      })
    else { return nil }
    let option = rest.remove(at: index)
    if option != name { return String(option.dropFirst(name.count + 1)) }
    guard rest.indices.contains(index), !rest[index].hasPrefix("--") else {
      throw .missingValue(option: name)
    }
    return rest.remove(at: index)
  }

  /// Checks that nothing is left.
  ///
  /// - Throws: ``UsageError`` naming what is not understood.
  func finish(options: [String]) throws(UsageError) {
    guard let first = rest.first else { return }
    let name = first.prefix { $0 != "=" }
    if options.contains(where: { $0.split(separator: " ").first == name }) {
      throw .repeatedOption(String(name))
    }
    throw first.hasPrefix("-")
      ? .unknownOption(first, known: options)
      : .unexpectedArgument(first, known: options)
  }
}

/// Why the arguments of a program were refused.
nonisolated enum UsageError: Error, Hashable {
  case unknownOption(String, known: [String])
  case unexpectedArgument(String, known: [String])
  case repeatedOption(String)
  case missingValue(option: String)
  case badValue(option: String, value: String, accepted: String)
  case conflict(String, String)
}

nonisolated extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let known):
      "there is no option “\(option)”; there are \(Self.list(known))"
    case .unexpectedArgument(let argument, let known):
      "“\(argument)” is not expected here; there are \(Self.list(known))"
    case .repeatedOption(let option):
      "\(option) is given twice"
    case .missingValue(let option):
      "\(option) needs a value"
    case .badValue(let option, let value, let accepted):
      "\(option) can't be “\(value)”; it can be \(accepted)"
    case .conflict(let first, let second):
      "\(first) and \(second) can't be used together"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.joined(separator: ", ")
  }
}
