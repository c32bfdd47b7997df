import Foundation
import Model

/// Damages copies of a store, one place each, and uses them.
///
/// Each place is named before it is tried, so that whoever reads along knows
/// it when the program traps or hangs.
struct DamageCommand {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let original: URL
  private let folder: URL
  private let seed: UInt64
  private let places: Range<Int>
  /// Whether the copies are made larger than what is checked at an opening.
  private let isLarge: Bool

  private var copy: URL { folder.appending(path: "copy.store") }
  private static let suffixes = ["", "-wal", "-shm"]

  init(_ arguments: inout Arguments) throws {
    original = try arguments.nextFile()
    folder = try arguments.nextFile()
    seed = try arguments.next(UInt64.self)
    let first = try arguments.next(Int.self)
    places = first..<max(first, try arguments.next(Int.self))
    isLarge = !arguments.isEmpty
  }

  func run() throws {
    var originals: [String: Data] = [:]
    for suffix in Self.suffixes {
      originals[suffix] = try? Data(
        contentsOf: URL(filePath: original.path + suffix))
    }
    let sizes = originals.mapValues(\.count)
    for number in places {
      let damage = Damage(seed: seed, number: number, sizes: sizes)
      say("place \(number): \(damage)")
      try makeCopy(originals)
      try damage.apply(to: copy)
      if isLarge { try enlarge() }
      say("  \(try use().replacing("\n", with: " "))")
    }
  }

  private func makeCopy(_ originals: [String: Data]) throws {
    for suffix in Self.suffixes {
      let file = URL(filePath: copy.path + suffix)
      if let bytes = originals[suffix] {
        try bytes.write(to: file)
      } else {
        try? FileManager.default.removeItem(at: file)
      }
    }
  }

  /// Appends bytes that belong to no page.
  private func enlarge() throws {
    let handle = try FileHandle(forUpdating: copy)
    defer { try? handle.close() }
    try handle.truncate(atOffset: 17 * 1024 * 1024)
  }

  // MARK: Use

  /// Opens the copy and does everything that an application would.
  ///
  /// - Returns: What was refused, or that nothing was.
  /// - Throws: Any error that isn't the store's own, and a refused file that
  ///   isn't what it was.
  private func use() throws -> String {
    let before = try folder.folderContent
    let container: ModelContainer
    do {
      container = try ModelContainer.probes(copy)
    } catch let error as StorageError {
      try expectUnchanged(before)
      return "refused: \(error)"
    }
    let context = ModelContext(container)
    let answers = try [
      answer { try context.fetch(FetchDescriptor<Probe>()).count },
      answer { try context.fetch(Self.some).count },
      answer { try context.fetchCount(Self.some) },
      answer { try change(in: context) },
      answer {
        let again = ModelContext(try ModelContainer.probes(copy))
        return try again.fetch(FetchDescriptor<Probe>()).count
      },
    ]
    return answers.joined(separator: ", ")
  }

  private func expectUnchanged(_ before: [String: Data]) throws {
    // Readers mark the index of a log; that is what it is for.
    let index = copy.lastPathComponent + "-shm"
    var (before, after) = (before, try folder.folderContent)
    if before[index] != nil, after[index] != nil {
      before[index] = nil
      after[index] = nil
    }
    if after != before {
      throw Failure(
        description: """
          the refused store was changed: \(before.mapValues(\.count)) became \
          \(after.mapValues(\.count))
          """)
    }
  }

  private static var some: FetchDescriptor<Probe> {
    FetchDescriptor(
      predicate: #Predicate {
        $0.text.contains("한글") && $0.count > 10 || $0.note == nil
      },
      sortBy: [
        SortDescriptor(\.text, comparator: .lexical), SortDescriptor(\.day),
      ])
  }

  private func change(in context: ModelContext) throws -> Int {
    let all = try context.fetch(FetchDescriptor<Probe>())
    for probe in all.prefix(5) { probe.text += "+" }
    for probe in all.dropFirst(5).prefix(5) { context.delete(probe) }
    context.insert(Probe(number: 250))
    try context.save()
    return try context.fetchCount(FetchDescriptor<Probe>())
  }

  private func answer(_ work: () throws -> Int) throws -> String {
    do {
      return try "\(work())"
    } catch let error as StorageError {
      return "\(error)"
    }
  }
}
