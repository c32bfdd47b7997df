import Foundation

/// A record that a member of the team has scored.
///
/// Each score is a record of its own; their order is the order of insertion.
public final class Score: StoredObject, PersistentModel {
  /// The number on the shirt of the member who scored.
  @Attribute public private(set) var number = 0

  /// What the member is called.
  @Attribute public private(set) var name = ""

  /// What the member did on the court.
  @Attribute public private(set) var position = Position.setter

  public static var columns: [Column<Score>] {
    [
      Column("number", \.number, \._number),
      Column("name", \.name, \._name),
      Column("position", \.position, \._position),
    ]
  }

  /// Makes a record that a member has scored, to be inserted into a context.
  public convenience init(_ member: TeamMember) {
    self.init()
    number = member.number
    name = member.name
    position = member.position
  }

  /// The member as they were when they scored.
  public var member: TeamMember {
    TeamMember(number: number, name: name, position: position)
  }
}

/// How a list of scores is ordered; equal ones follow the order of insertion.
public enum ScoreOrder: String, CaseIterable, Identifiable, Sendable {
  /// By time: the first to score comes first.
  case time = "Time"
  /// By the number on the shirt, ascending.
  case number = "Number"
  /// By name, in Swift's order of strings.
  case name = "Name"

  public var id: Self { self }

  /// What a query sorts by for this order.
  public var sortDescriptors: [SortDescriptor<Score>] {
    switch self {
    case .time: []
    case .number: [SortDescriptor(\.number)]
    case .name: [SortDescriptor(\.name, comparator: .lexical)]
    }
  }
}
