/// A member of the team, as the team sheet lists them.
public struct TeamMember: Hashable, Identifiable, Sendable {
  /// The number on the shirt.
  public let number: Int

  /// What the member is called.
  public let name: String

  /// What the member does on the court.
  public let position: Position

  /// Makes a member.
  ///
  /// - Parameters:
  ///   - number: The number on the shirt, which nobody else has.
  ///   - name: What the member is called.
  ///   - position: What the member does on the court.
  public init(number: Int, name: String, position: Position) {
    self.number = number
    self.name = name
    self.position = position
  }

  /// The number on the shirt: no two members have the same.
  public var id: Int { number }
}

/// What a volleyball player does on the court, in the words of the sheet.
public enum Position: String, CaseIterable, Codable, Sendable {
  /// Sets the ball up for an attack.
  case setter = "세터"
  /// Blocks and attacks in the middle of the net.
  case middleBlocker = "미들"
  /// Defends from the back row.
  case libero = "리베로"
  /// Attacks from the right, opposite the setter.
  case oppositeSpiker = "아포짓"
  /// Attacks from the left, and receives serves.
  case outsideHitter = "아웃사이드"
}

extension TeamMember {
  /// The team sheet, in its own order.
  public static let sheet = [
    TeamMember(number: 3, name: "김다인", position: .setter),
    TeamMember(number: 4, name: "황연주", position: .oppositeSpiker),
    TeamMember(number: 6, name: "김사랑", position: .setter),
    TeamMember(number: 9, name: "나현수", position: .middleBlocker),
    TeamMember(number: 10, name: "고민지", position: .outsideHitter),
    TeamMember(number: 11, name: "김주향", position: .outsideHitter),
    TeamMember(number: 12, name: "이다현", position: .middleBlocker),
    TeamMember(number: 13, name: "정지윤", position: .outsideHitter),
    TeamMember(number: 14, name: "양효진", position: .middleBlocker),
    TeamMember(number: 17, name: "고예림", position: .outsideHitter),
    TeamMember(number: 18, name: "한미르", position: .outsideHitter),
    TeamMember(number: 21, name: "정시영", position: .outsideHitter),
    TeamMember(number: 23, name: "위파위", position: .outsideHitter),
    TeamMember(number: 99, name: "모마", position: .oppositeSpiker),
  ]
}
