import Model
import TextUI

/// A person's name and sex, a line each; a long name is cut.
public struct PersonRow: View {
  private let person: Person

  /// Shows a person.
  public init(_ person: Person) {
    self.person = person
  }

  public var body: some View {
    VStack {
      line("Name", person.name)
      line("Sex", person.sex.rawValue)
    }
    .accessibilityLabel("\(person.name) \(person.sex.rawValue)")
  }

  private func line(_ title: String, _ text: String) -> some View {
    HStack(spacing: 2) {
      Text(title).dim().frame(width: 4, alignment: .leading)
      Text(text).lineLimit(1)
    }
  }
}
