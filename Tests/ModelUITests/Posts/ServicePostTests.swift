import Foundation
import Model
import ModelUI
import Observation
import Testing
import TextUI

// The code of “MVVM 패턴에서 SwiftData 구현하기” with its imports changed, its
// parts put together, the model written without the macro, and the service
// given its container instead of being shared.

@MainActor
@Suite struct `The post about a data service` {
  private let container: ModelContainer

  init() throws {
    container = try ModelContainer(for: DataModel.self)
  }

  @Test func `a query follows what a service adds`() throws {
    let service = DataService(modelContainer: container)
    let screen = Screen { WithQuery.ExampleView().modelContainer(container) }

    service.addData(DataModel(text: "b"))
    service.addData(DataModel(text: "a"))

    #expect(screen.text == "a\nb")
    #expect(screen.issues.isEmpty)
  }

  /// What the post regrets: the view model knows only what it has fetched.
  @Test func `a view model follows what it adds itself`() throws {
    let service = DataService(modelContainer: container)
    service.addData(DataModel(text: "first"))
    let viewModel = ViewModel(dataService: service)
    let screen = Screen { WithViewModel.ExampleView(viewModel: viewModel) }
    #expect(screen.text == "first")

    service.addData(DataModel(text: "unseen"))
    #expect(screen.text == "first")

    viewModel.addData()
    #expect(screen.text == "first\nunseen\nmy data")
    #expect(screen.issues.isEmpty)
  }
}

nonisolated private final class DataModel: StoredObject, PersistentModel {
  @Attribute var id = UUID()
  @Attribute var text = ""

  static var columns: [Column<DataModel>] {
    [Column("id", \.id, \._id), Column("text", \.text, \._text)]
  }

  convenience init(text: String) {
    self.init()
    self.text = text
  }
}

private enum WithQuery {
  struct ExampleView: View {
    @Query(sort: \.text, order: .forward) var data: [DataModel]
    @Environment(\.modelContext) var context

    var body: some View {
      List(data) {
        Text($0.text)
      }
    }
  }
}

private enum WithViewModel {
  struct ExampleView: View {
    var viewModel: ViewModel

    var body: some View {
      VStack {
        List(viewModel.datas) {
          Text("\($0.text)")
        }
      }
    }
  }
}

@Observable
private final class ViewModel {
  var datas: [DataModel] = []

  private let dataService: DataService

  init(dataService: DataService) {
    self.dataService = dataService
    datas = dataService.fetchDatas()
  }

  func addData() {
    let data = DataModel(text: "my data")
    dataService.addData(data)
    datas = dataService.fetchDatas()
  }
}

private final class DataService {
  private let modelContainer: ModelContainer
  private let modelContext: ModelContext

  init(modelContainer: ModelContainer) {
    self.modelContainer = modelContainer
    self.modelContext = modelContainer.mainContext
  }

  func fetchDatas() -> [DataModel] {
    do {
      return try modelContext.fetch(FetchDescriptor<DataModel>())
    } catch {
      fatalError("\(error)")
    }
  }

  func addData(_ data: DataModel) {
    modelContext.insert(data)
    do {
      try modelContext.save()
    } catch {
      fatalError("\(error)")
    }
  }
}
