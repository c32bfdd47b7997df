import Foundation

/// The memory of this process that is really there.
enum ResidentMemory {
  /// The pages that belong to no file, in bytes; nil where nobody can say.
  ///
  /// It is exact, unlike the counters in `/proc/self/status`, which lag behind
  /// (https://docs.kernel.org/filesystems/proc.html). Other systems than Linux
  /// aren't asked.
  static var bytes: Int? {
    guard
      let text = try? String(
        contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    else { return nil }
    let label = "Anonymous:"
    guard
      let line = text.split(separator: "\n").first(where: {
        $0.hasPrefix(label)
      }),
      let kibibytes = line.dropFirst(label.count).split(separator: " ").first
        .flatMap({ Int($0) })
    else { return nil }
    return kibibytes * 1_024
  }
}
