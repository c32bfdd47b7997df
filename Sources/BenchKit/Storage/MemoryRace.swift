import Foundation

extension Race {
  /// What a process grows by when it holds every row of one file.
  ///
  /// Each run is a process of its own, so nothing that was released before can
  /// be used again.
  static func memory(
    _ fixture: StorageFixture, executable: URL?
  ) throws -> Race {
    let file = try fixture.makeStore(fixture.rows)
    let expected = Digest(fixture.rows)
    return Race(
      title: "memory growth, \(fixture.rows.count.grouped) live rows",
      unit: .bytes, bounds: Bounds(goal: 2.2, unacceptable: 2.6),
      baseline: Contender("raw SQLite", expected: expected) {
        try reading(of: .raw, in: file, executable)
      },
      ours: Contender("ours", expected: expected) {
        try reading(of: .ours, in: file, executable)
      })
  }

  private static func reading(
    of side: MemoryReading.Side, in file: URL, _ executable: URL?
  ) throws -> Contender.Run {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = [
      BenchCommand.measureMemory, side.rawValue,
      file.path(percentEncoded: false),
    ]
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
      figures: reading.bytes.map { [Double($0)] } ?? [], digest: digest)
  }
}
