import Foundation
import Testing

@testable import Model

@Suite struct `Containers and autosave` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func container() throws -> ModelContainer { try .file(folder.store) }

  @Test func `an autosave that fails is visible and tried again`() throws {
    let container = try container()
    let context = ModelContext(container)
    context.autosaveEnabled = true
    context.add(1)
    try container.store.withConnection { connection in
      try connection.run("PRAGMA query_only = 1")
    }

    context.autosave()
    let error = context.autosaveError as? StorageError
    try container.store.withConnection { connection in
      try connection.run("PRAGMA query_only = 0")
    }
    context.autosave()

    #expect(error == .readOnly(file: container.configuration.displayName))
    #expect(context.autosaveError == nil)
    #expect(!context.hasChanges)
    #expect(try ModelContext(container).numbers == [1])
  }

  @Test func `a file that nobody names is the program's own`() {
    let file = ModelConfiguration(isStoredInMemoryOnly: false).url

    #expect(file == ModelConfiguration.defaultFile)
    #expect(
      file.pathComponents.suffix(2)
        == [ProcessInfo.processInfo.processName, "default.store"])
  }

  @Test func `a container without a configuration has that file`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      setenv("XDG_DATA_HOME", folder.url.path(), 1)
      setenv("CFFIXED_USER_HOME", folder.url.path(), 1)
      let container = try ModelContainer(for: Goal.self)
      ModelContext(container).add(1)

      let file = container.configuration.url
      #expect(file == ModelConfiguration.defaultFile)
      #expect(file.path().hasPrefix(folder.url.path()))
      #expect(try ModelContext(container).numbers == [])
    }
  }

  @Test func `autosave is off unless it is wanted`() throws {
    let context = ModelContext(try container())
    context.add(1)

    context.autosave()

    #expect(context.hasChanges)
  }

  @Test func `erasing deletes every row and tells contexts`() throws {
    let container = try container()
    let context = ModelContext(container)
    let score = context.add(1)
    try context.save()

    try container.erase()
    context.processPendingChanges()

    #expect(score.isDeleted)
    #expect(try context.numbers == [])
  }

  @MainActor @Test func `the main context is one, and saves by itself`() throws
  {
    var container: ModelContainer? = try container()
    let context = try #require(container?.mainContext)
    let isSame = container?.mainContext === context

    container = nil
    context.add(1)
    context.autosave()

    #expect(isSame)
    #expect(context.container.mainContext === context)
    #expect(!context.hasChanges)
  }

  @MainActor @Test func `a container lets go of its file`() throws {
    let file = folder.store
    var container: ModelContainer? = try .file(file)
    container?.mainContext.add(1)
    try container?.mainContext.save()

    container = nil

    let names = try folder.content.keys.sorted()
    #expect(names == ["scores.store"])
  }
}
