import Foundation
import Model

@testable import WorkbenchKit

/// A folder for a store, which is deleted with its owner.
final class StoreFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "seed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var store: URL { url.appending(path: "store.sqlite") }
  var path: String { store.path(percentEncoded: false) }

  func open() throws -> ModelContainer {
    try ModelContainer(
      for: .workbench,
      configurations: ModelConfiguration(url: store, busyTimeout: .zero))
  }

  func add(number: Int) throws {
    let context = ModelContext(try open())
    context.insert(
      Score(TeamMember(number: number, name: "Kim", position: .libero)))
    try context.save()
  }

  var hasSampleData: Bool {
    get throws { try SampleData.isAll(of: ModelContext(open())) }
  }

  var summary: String? {
    get throws { try SampleData.summary(of: ModelContext(open())) }
  }

  var rows: [PersistentIdentifier] {
    get throws {
      try ModelContext(open()).fetchIdentifiers(FetchDescriptor<Score>())
    }
  }
}
