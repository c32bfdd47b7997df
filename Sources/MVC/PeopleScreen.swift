import Components
import Model
import TextUI

/// The people screen as a controller that presents the form.
public final class PeopleScreen: ViewController {
  @Published var form: PersonForm?
  @Published var deletion: PersonDeleted?
  // In the order of insertion, which SwiftData would not promise.
  let people: ResultsObserver<Person, Never>
  private let modelContext: ModelContext

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
    people = ResultsObserver(observing: FetchDescriptor(), in: modelContext)
  }

  // MARK: Actions

  func addButtonTapped() {
    present(PersonDraft())  // E2, E4
  }

  func personTapped(_ person: Person) {
    present(PersonDraft(person))  // E3
  }

  func peopleDeleted(_ people: [Person]) {
    people.forEach(modelContext.delete)  // E6
  }

  private func present(_ draft: PersonDraft) {
    form = PersonForm(draft, modelContext: modelContext) { [weak self] in
      self?.formFinished($0)
    }
  }

  private func formFinished(_ deletion: PersonDeleted?) {
    form = nil
    self.deletion = deletion
  }

  // MARK: - Renderer

  public var contentView: ContentView { ContentView(controller: self) }

  public struct ContentView: View {
    @ObservedObject var controller: PeopleScreen

    public var body: some View {
      List {
        if controller.people.results.isEmpty {
          ContentUnavailableView(
            "No people yet", systemImage: "person.2")
        }
        ForEach(controller.people.results) { person in  // E1, E8
          Button {
            controller.personTapped(person)
          } label: {
            PersonRow(person)
          }
        }
        .onDelete { offsets in
          controller.peopleDeleted(
            offsets.map { controller.people.results[$0] })
        }
      }
      .navigationTitle("People")
      .toolbar {
        Button("Add", action: controller.addButtonTapped)
      }
      .sheet(item: $controller.form) { form in
        form.contentView
      }
      .alert($controller.deletion)  // E8
    }
  }
}

// MARK: - Person form

/// The form for a new person and for one who is edited; its parent hears when
/// it is done.
final class PersonForm: ViewController, Identifiable {
  @Published var draft: PersonDraft
  @Published private(set) var failure: SaveFailure?
  private let modelContext: ModelContext
  private let formFinished: (PersonDeleted?) -> Void

  init(
    _ draft: PersonDraft, modelContext: ModelContext,
    formFinished: @escaping (PersonDeleted?) -> Void
  ) {
    self.draft = draft
    self.modelContext = modelContext
    self.formFinished = formFinished
  }

  // MARK: Actions

  func saveButtonTapped() {
    do {
      formFinished(try draft.save(in: modelContext))  // E5, E7
    } catch {
      failure = error
    }
  }

  func cancelButtonTapped() {
    formFinished(nil)  // E4
  }

  // MARK: - Renderer

  var contentView: ContentView { ContentView(controller: self) }

  struct ContentView: View {
    @ObservedObject var controller: PersonForm

    var body: some View {
      Form {
        TextField("Name", text: $controller.draft.name)
          .onSubmit(controller.saveButtonTapped)
        Picker("Sex", selection: $controller.draft.sex) {
          ForEach(Sex.allCases) { Text($0.rawValue).tag($0) }
        }
        if let failure = controller.failure {
          Refusal(failure.message)
        }
      }
      .navigationTitle(controller.draft.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: controller.cancelButtonTapped)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: controller.saveButtonTapped)
            .disabled(!controller.draft.canBeSaved)  // E5
        }
      }
    }
  }
}
