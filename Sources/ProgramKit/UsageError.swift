/// Why the arguments of a program were refused.
package enum UsageError: Error, Hashable {
  case unknownOption(String, known: [String])
  case unexpectedArgument(String, known: [String])
  case repeatedOption(String)
  case missingWord(known: [String])
  case missingValue(option: String)
  case badValue(option: String, value: String, accepted: String)
  case conflict(String, String)
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownOption(let option, let known):
      "there is no option “\(option)”; \(Self.list(known))"
    case .unexpectedArgument(let argument, let known):
      "“\(argument)” is not expected here; \(Self.list(known))"
    case .repeatedOption(let option):
      "\(option) is given twice"
    case .missingWord(let known):
      "a word is missing that says what to do; \(Self.list(known))"
    case .missingValue(let option):
      "\(option) needs a value"
    case .badValue(let option, let value, let accepted):
      "\(option) can't be “\(value)”; it can be \(accepted)"
    case .conflict(let first, let second):
      "\(first) and \(second) can't be used together"
    }
  }

  private static func list(_ words: [String]) -> String {
    let verb = words.count == 1 ? "there is only" : "there are"
    return "\(verb) \(words.joined(separator: ", "))"
  }
}
