import Foundation
import Testing
import TextUI

// The code of “SwiftUI에서의 MVVM 패턴을 예제로 이해하기” with its imports
// changed.

@MainActor
@Suite struct `The post about persons` {
  @Test func `adds, edits and deletes them`() throws {
    let screen = Screen(width: 60) { SwiftUIMVVM() }
    try screen.tap("plus")
    #expect(screen.elements.first?.label == "Add Personnel")

    try screen.type("Alex", into: "Please enter person's name")
    try screen.tap("Save")
    #expect(screen.text == "› Name Alex\n  Sex Man\n\n[plus]")

    try screen.tap("Name Alex Sex Man")
    #expect(screen.text.contains("┌ Edit Personnel "))
    #expect(screen.text.contains("[Alex                ]"))
    try screen.pick("Woman", in: "Sex of personnel")
    try screen.tap("Save")
    #expect(screen.text == "› Name Alex\n  Sex Woman\n\n[plus]")

    try screen.deleteRow("Name Alex Sex Woman")
    #expect(screen.text == "[plus]")
    #expect(screen.issues.isEmpty)
  }
}

// MARK: Model
private struct Person: Identifiable {
  var id = UUID()
  var name: String = ""
  var sex: String = ""
}

// MARK: ViewModel
private class PersonViewModel: ObservableObject {

  // Person List
  @Published var persons: [Person] = []

  @Published var selected: Person?

  // Query Person List
  func fetchList() {
    // Here it is assumed that you get the data from the server or a source such as CoreData and assign it to self.persons
  }

  // Insert Person
  func insertPerson() {
    // Simulation of additional operations
    if let person = selected {
      self.persons.append(person)
    }

  }

  // Update Person
  func updatePerson() {
    // Simulation of modification operations
    if let person = selected,
      let index = persons.firstIndex(where: { $0.id == person.id })
    {
      persons[index] = person
    }
  }

  // Delete Person
  func deletePerson(offsets: IndexSet) {
    // Here it is only deleted from the page list, if the data is still stored elsewhere, then it needs to be deleted together with the new related logic
    offsets.forEach { persons.remove(at: $0) }
  }

}

// List View
private struct SwiftUIMVVM: View {

  @StateObject var personVm: PersonViewModel = PersonViewModel()

  @State var showEdit = false

  var body: some View {

    NavigationStack {
      List {
        ForEach(personVm.persons) { person in
          Button(
            action: {
              personVm.selected = person
              showEdit = true
            },
            label: {
              personView(person: person)
            })

        }
        .onDelete(perform: { indexSet in
          personVm.deletePerson(offsets: indexSet)
        })
      }
      .listRowSpacing(10)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("", systemImage: "plus") {
            showEdit = true
          }
        }
      }
      .sheet(
        isPresented: $showEdit,
        onDismiss: {
          personVm.selected = nil
        },
        content: {
          NavigationStack {
            PersonEditView()
              .environmentObject(personVm)
          }
          .presentationDetents([.medium])

        })
    }

  }

  // Display list information for each person
  // Here we have abstracted the code to increase its readability
  func personView(person: Person) -> some View {
    VStack {
      HStack {
        Text("Name")
          .fontWeight(.thin)
        Text(person.name)

        Spacer()
      }
      HStack {
        Text("Sex")
          .fontWeight(.thin)
        Text(person.sex)

        Spacer()
      }
    }
  }

}

// Add/Edit View of Individual Personnel Information
private struct PersonEditView: View {

  @Environment(\.dismiss) var dismiss

  @EnvironmentObject var personVm: PersonViewModel

  @State var name: String = ""
  @State var sex: String = "Man"

  var body: some View {
    Form {
      TextField("Please enter person's name", text: $name)

      Picker("Sex of personnel", selection: $sex) {
        Text("Man")
          .tag("Man")
        Text("Woman")
          .tag("Woman")
      }

    }
    .navigationTitle("\(personVm.selected == nil ? "Add" : "Edit") Personnel")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Cancel") {
          dismiss()
        }
      }

      ToolbarItem(placement: .topBarTrailing) {
        Button("Save") {
          var isUpdate = true
          if personVm.selected == nil {
            isUpdate = false
            personVm.selected = Person()
          }
          personVm.selected?.name = name
          personVm.selected?.sex = sex

          if isUpdate {
            personVm.updatePerson()
          } else {
            personVm.insertPerson()
          }

          dismiss()

        }
      }
    }
    .onAppear {
      if let person = personVm.selected {
        self.name = person.name
        self.sex = person.sex
      }
    }
  }

}
