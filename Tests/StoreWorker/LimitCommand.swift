import Foundation
import Model

/// Saves while no file may grow, and again when it may.
///
/// A process has one such limit, and a signal with it that ends the process.
struct LimitCommand {
  private let file: URL

  init(_ arguments: inout Arguments) throws {
    file = try arguments.nextFile()
  }

  func run() throws {
    let container = try ModelContainer.games(file)
    let context = ModelContext(container)
    let pending = try PendingGames(in: context)
    signal(SIGXFSZ, SIG_IGN)
    try setLimit(1024)

    do {
      try context.save()
      say("saved")
    } catch {
      say("\(error)")
    }

    let new = file.appendingPathExtension("new")
    do {
      _ = try ModelContainer.games(new)
      say("opened")
    } catch {
      say("\(error)")
    }

    say("pending: \(pending.isIntact(in: context))")
    say("stored: \(try PendingGames.numbers(in: ModelContext(container)))")
    try setLimit(nil)
    try context.save()
    say("stored: \(try PendingGames.numbers(in: ModelContext(container)))")
  }

  private func setLimit(_ size: UInt?) throws {
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { throw POSIXError(.EPERM) }
    limit.rlim_cur = size.map { rlim_t($0) } ?? limit.rlim_max
    guard setrlimit(resource, &limit) == 0 else { throw POSIXError(.EPERM) }
  }
}
