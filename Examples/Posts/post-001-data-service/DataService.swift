import Foundation
import Model

/// The one way to the store: it owns the container, and takes its context from
/// there instead of from a view's environment.
final class DataService {
  static let shared = DataService()

  private let modelContainer: ModelContainer
  private let modelContext: ModelContext

  /// Opens the program's store; a test has one in memory.
  init(isStoredInMemoryOnly: Bool = false) {
    do {
      modelContainer = try ModelContainer(
        for: DataModel.self,
        configurations: ModelConfiguration(
          isStoredInMemoryOnly: isStoredInMemoryOnly))
    } catch {
      endProgram("the store can't be opened: \(error)")
    }
    modelContext = modelContainer.mainContext
  }

  func fetchAll() -> [DataModel] {
    do {
      return try modelContext.fetch(FetchDescriptor())
    } catch {
      endProgram("the texts can't be read: \(error)")
    }
  }

  func add(_ model: DataModel) {
    modelContext.insert(model)
    do {
      try modelContext.save()
    } catch {
      endProgram("the text can't be saved: \(error)")
    }
  }
}

/// Ends the program as the post's `fatalError` does, but with the reason as its
/// last words: the backtrace after a trap would push them out of sight.
private func endProgram(_ reason: String) -> Never {
  let line = "\(ProcessInfo.processInfo.processName): \(reason)\n"
  try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  exit(EXIT_FAILURE)
}
