import Foundation

/// One place of a store's files that isn't what was written.
struct Damage: CustomStringConvertible {
  enum Kind: CaseIterable {
    case flip, cut, zero
  }

  let kind: Kind
  /// What the name of the file ends with: nothing, `-wal` or `-shm`.
  let suffix: String
  let offset: Int
  /// The number of bytes that are zeroed, or the bit that is flipped.
  let extent: Int

  var description: String {
    let file = suffix.isEmpty ? "the store" : "its \(suffix)"
    return switch kind {
    case .flip: "bit \(extent) flipped at \(offset) of \(file)"
    case .cut: "\(file) cut at \(offset)"
    case .zero: "\(extent) bytes zeroed at \(offset) of \(file)"
    }
  }

  /// Damage that is the same whenever the seed, number and files are.
  ///
  /// - Parameters:
  ///   - seed: What the numbers of one run have in common.
  ///   - number: Which of them; each kind has its turn.
  ///   - sizes: The sizes of the files, by what their names end with.
  init(seed: UInt64, number: Int, sizes: [String: Int]) {
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0x5DEE_CE66D)
    kind = Kind.allCases[number % Kind.allCases.count]
    suffix = sizes.keys.sorted().randomElement(using: &random) ?? ""
    let size = sizes[suffix] ?? 0
    offset = min(Self.offset(below: size, using: &random), max(size - 1, 0))
    extent =
      kind == .flip
      ? Int.random(in: 0..<8, using: &random)
      : Int.random(in: 1...4096, using: &random)
  }

  /// Any place, and as often one that says how the rest is to be read: in the
  /// header of the file, of a page, or of a frame of the log.
  private static func offset(
    below size: Int, using random: inout SeededGenerator
  ) -> Int {
    guard size > 0 else { return 0 }
    let near = Int.random(in: 0..<48, using: &random)
    let page = Int.random(in: 0..<size / 4096 + 1, using: &random)
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: near * 3
    case 1: page * 4096 + near
    case 2: 32 + page * 4120 + near
    default: Int.random(in: 0..<size, using: &random)
    }
  }

  /// Does the damage to the files of a store.
  func apply(to store: URL) throws {
    let file = URL(filePath: store.path + suffix)
    let handle = try FileHandle(forUpdating: file)
    defer { try? handle.close() }
    let size = try Int(handle.seekToEnd())
    switch kind {
    case .cut:
      try handle.truncate(atOffset: UInt64(offset))
    case .zero:
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: Data(count: min(extent, size - offset)))
    case .flip:
      try handle.seek(toOffset: UInt64(offset))
      let byte = try handle.read(upToCount: 1)?.first ?? 0
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: Data([byte ^ 1 << UInt8(extent)]))
    }
  }
}
