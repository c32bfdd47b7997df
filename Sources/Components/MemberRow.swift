import Model
import TextUI

/// A member of the team: number, name and position in columns.
public struct MemberRow: View {
  private let member: TeamMember

  /// Shows a member.
  public init(_ member: TeamMember) {
    self.member = member
  }

  public var body: some View {
    HStack(spacing: 2) {
      Text("\(member.number)").frame(width: 2, alignment: .trailing)
      Text(member.name).frame(width: 6, alignment: .leading)
      Text(member.position.rawValue)
    }
  }
}
