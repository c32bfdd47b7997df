import Components
import Model
import TextUI

/// The people screen as a view that is generic over its view model.
public struct PeopleScreen<ViewModel: PeopleViewModel>: View {
  @StateObject private var viewModel: ViewModel

  public init(viewModel: @autoclosure @escaping () -> ViewModel) {
    self._viewModel = StateObject(wrappedValue: viewModel())
  }

  // MARK: Body

  public var body: some View {
    List {
      if viewModel.people.isEmpty {
        ContentUnavailableView(
          "No people yet", systemImage: "person.2")
      }
      ForEach(viewModel.people) { person in  // E1, E8
        Button {
          viewModel.personTapped(person)
        } label: {
          PersonRow(person)
        }
      }
      .onDelete { offsets in
        viewModel.peopleDeleted(offsets.map { viewModel.people[$0] })
      }
    }
    .navigationTitle("People")
    .toolbar {
      Button("Add", action: viewModel.addButtonTapped)
    }
    .sheet(isPresented: $viewModel.isFormPresented) {
      PersonForm<ViewModel>().environmentObject(viewModel)
    }
    .alert($viewModel.deletion)  // E8
  }
}

// MARK: - Person form

/// The form for a new person and for one who is edited; it shares the view
/// model of the screen.
private struct PersonForm<ViewModel: PeopleViewModel>: View {
  @EnvironmentObject private var viewModel: ViewModel

  // MARK: Body

  var body: some View {
    Form {
      TextField("Name", text: $viewModel.draft.name)
        .onSubmit(viewModel.saveButtonTapped)
      Picker("Sex", selection: $viewModel.draft.sex) {
        ForEach(Sex.allCases) { Text($0.rawValue).tag($0) }
      }
      if let failure = viewModel.failure {
        Refusal(failure.message)
      }
    }
    .navigationTitle(viewModel.draft.title)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", action: viewModel.cancelButtonTapped)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: viewModel.saveButtonTapped)
          .disabled(!viewModel.draft.canBeSaved)  // E5
      }
    }
  }
}

// MARK: - View models

/// What the people screen and its form ask of their view model.
@MainActor
public protocol PeopleViewModel: ObservableObject {
  var people: [Person] { get }
  var draft: PersonDraft { get set }
  var isFormPresented: Bool { get set }
  /// Why the form was not saved; nil when it opens anew.
  var failure: SaveFailure? { get }
  /// Who was deleted while edited; nil once the alert is closed.
  var deletion: PersonDeleted? { get set }

  func addButtonTapped()
  func personTapped(_ person: Person)
  func peopleDeleted(_ people: [Person])
  func saveButtonTapped()
  func cancelButtonTapped()
}

/// Follows the store with an observer, whoever changes it.
public final class ObservingPeopleViewModel: PeopleViewModel {
  @Published public var draft = PersonDraft() {
    didSet { failure = nil }
  }
  @Published public var isFormPresented = false
  @Published public private(set) var failure: SaveFailure?
  @Published public var deletion: PersonDeleted?
  private let modelContext: ModelContext
  // In the order of insertion, which SwiftData would not promise.
  private let storedPeople: ResultsObserver<Person, Never>

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    storedPeople = ResultsObserver(
      observing: FetchDescriptor(), in: modelContext)
  }

  public var people: [Person] { storedPeople.results }

  // MARK: Actions

  public func addButtonTapped() {
    present(PersonDraft())  // E2, E4
  }

  public func personTapped(_ person: Person) {
    present(PersonDraft(person))  // E3
  }

  public func peopleDeleted(_ people: [Person]) {
    people.forEach(modelContext.delete)  // E6
  }

  private func present(_ draft: PersonDraft) {
    self.draft = draft
    isFormPresented = true
  }

  private func formFinished(_ deletion: PersonDeleted?) {
    isFormPresented = false
    self.deletion = deletion
  }

  public func saveButtonTapped() {
    do {
      formFinished(try draft.save(in: modelContext))  // E5, E7
    } catch {
      failure = error
    }
  }

  public func cancelButtonTapped() {
    formFinished(nil)  // E4
  }
}
