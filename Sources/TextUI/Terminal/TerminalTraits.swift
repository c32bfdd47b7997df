import Foundation

/// What the environment says of the terminal.
nonisolated struct TerminalTraits: Hashable {
  /// Whether lines may be set off; `NO_COLOR` asks for none of it.
  ///
  /// Source: [no-color.org](https://no-color.org).
  let usesStyles: Bool

  /// Whether the cursor can be sent to a place on the screen.
  let hasCursorAddressing: Bool

  /// What can be shown.
  ///
  /// What is typed is read as UTF-8 in any locale; in one without it, ASCII
  /// alone can be typed.
  let charset: Charset

  init(_ environment: [String: String]) {
    usesStyles = environment["NO_COLOR"]?.isEmpty != false
    let terminal = environment["TERM"] ?? ""
    hasCursorAddressing = !["", "dumb", "unknown"].contains(terminal)
    charset = Self.isUTF8(environment) ? .unicode : .ascii
  }

  static var current: TerminalTraits {
    TerminalTraits(ProcessInfo.processInfo.environment)
  }

  /// Whether the locale has UTF-8.
  ///
  /// Where no locale is set, as in a container, it is taken for granted: such a
  /// terminal is hardly ever without.
  ///
  /// Source: [POSIX, 8.2](https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html#tag_08_02):
  /// the first that is set and not empty counts.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale = locale?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}
