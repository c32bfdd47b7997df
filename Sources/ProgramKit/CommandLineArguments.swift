/// The arguments of a program, taken one by one.
package struct CommandLineArguments {
  private var rest: [String]
  private var taken: Set<String> = []

  package init(_ arguments: [String]) {
    rest = arguments
  }

  /// Takes the first argument if it is no option.
  package mutating func takeWord() -> String? {
    guard let first = rest.first, !first.hasPrefix("-") else { return nil }
    return rest.removeFirst()
  }

  /// Takes an option without a value, wherever it stands.
  package mutating func takeFlag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    taken.insert(name)
    return true
  }

  /// Takes an option with a value: `--store PATH` or `--store=PATH`.
  ///
  /// - Throws: ``UsageError`` if the value is missing.
  package mutating func takeValue(
    of name: String
  ) throws(UsageError) -> String? {
    guard
      let index = rest.firstIndex(where: {
        $0 == name || $0.hasPrefix("\(name)=")
      })
    else { return nil }
    let option = rest.remove(at: index)
    taken.insert(name)
    if option != name { return String(option.dropFirst(name.count + 1)) }
    guard rest.indices.contains(index), !rest[index].hasPrefix("--") else {
      throw .missingValue(option: name)
    }
    return rest.remove(at: index)
  }

  /// Takes an option whose value is a number within limits.
  ///
  /// - Throws: ``UsageError`` if the value is missing or something else.
  package mutating func takeNumber(
    of name: String, in limits: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = try takeValue(of: name) else { return nil }
    guard let number = Int(text), limits.contains(number) else {
      throw .badValue(
        option: name, value: text,
        accepted:
          "a number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }

  /// Checks that nothing is left.
  ///
  /// - Throws: ``UsageError`` naming what is not understood.
  package func finish(options: [String]) throws(UsageError) {
    guard let first = rest.first else { return }
    let name = String(first.prefix { $0 != "=" })
    if taken.contains(name) { throw .repeatedOption(name) }
    if options.contains(name), name != first {
      throw .badValue(
        option: name, value: String(first.dropFirst(name.count + 1)),
        accepted: "given without a value")
    }
    throw first.hasPrefix("-")
      ? .unknownOption(first, known: options)
      : .unexpectedArgument(first, known: options)
  }
}
