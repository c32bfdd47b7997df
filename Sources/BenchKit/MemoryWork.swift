import Foundation
import ProgramKit

/// What is held in memory, in a process of its own.
///
/// There, nothing that was released before can be used again.
enum MemoryWork {
  case rows(RowsMemory, of: URL)
  case page(PageMemory, of: PageKind, rows: Int)

  /// Reads what another process has asked for; nil is the result if it is
  /// nothing that can be measured.
  init?(_ arguments: inout CommandLineArguments) {
    guard let side = arguments.takeWord() else { return nil }
    if let side = RowsMemory(rawValue: side), let path = arguments.takeWord() {
      self = .rows(side, of: URL(filePath: path))
    } else if let side = PageMemory(rawValue: side),
      let kind = arguments.takeWord().flatMap(PageKind.init(name:)),
      let rows = arguments.takeWord().flatMap({ Int($0) })
    {
      self = .page(side, of: kind, rows: rows)
    } else {
      return nil
    }
  }

  private var arguments: [String] {
    switch self {
    case .rows(let side, let file):
      [side.rawValue, file.path(percentEncoded: false)]
    case .page(let side, let kind, let rows):
      [side.rawValue, kind.name, "\(rows)"]
    }
  }

  /// Measures it in this process.
  ///
  /// - Throws: What holding it throws.
  @MainActor
  func reading() throws -> MemoryReading {
    switch self {
    case .rows(let side, let file): try side.reading(of: file)
    case .page(let side, let kind, let rows):
      side.reading(of: kind, rows: rows)
    }
  }

  /// Measures it in a process of its own.
  ///
  /// - Parameters:
  ///   - executable: This program.
  ///   - parts: Among how many parts the memory is divided.
  /// - Returns: The bytes of a part, as a run.
  /// - Throws: ``BenchError/memoryProcess(code:output:)``.
  func run(_ executable: URL?, parts: Int = 1) throws -> Contender.Run {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = [BenchCommand.measureMemory] + arguments
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == EXIT_SUCCESS,
      let reading = try? JSONDecoder().decode(MemoryReading.self, from: answer),
      let digest = reading.digest
    else {
      throw BenchError.memoryProcess(
        code: process.terminationStatus,
        output: String(decoding: answer, as: UTF8.self))
    }
    return Contender.Run(
      figures: reading.bytes.map { [Double($0) / Double(parts)] } ?? [],
      digest: digest)
  }
}
