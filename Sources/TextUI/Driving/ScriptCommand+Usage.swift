nonisolated extension ScriptCommand {
  private static let forms: [(form: String, meaning: String)] = [
    (#"open "ROW""#, "choose a row that opens a screen"),
    (
      #"tap "LABEL" [at N]"#, "press a button, a row or a tab; the N-th, from 0"
    ),
    (#"toggle "LABEL" [at N]"#, "turn a toggle on or off"),
    (#"pick "OPTION" [in "PICKER"] [at N]"#, "choose an option"),
    (#"type "TEXT" into "FIELD" [at N]"#, "type into a text field"),
    (#"clear "FIELD" [at N]"#, "delete what is in a text field"),
    (#"submit "FIELD" [at N]"#, "press Return in a text field"),
    (#"delete "ROW" [at N]"#, "delete a row that can be deleted"),
    ("dismiss", "leave the sheet or the alert"),
    ("back", "leave the screen"),
    ("show", "print the screen"),
    (#"expect "TEXT""#, "fail unless the screen has this text"),
  ]

  private static let formWidth = 24

  /// How the commands are written, one a line.
  public static let usage = (forms + [("# …", "a comment")]).map { form in
    let room = formWidth - form.form.count
    let gap =
      room > 1
      ? String(repeating: " ", count: room)
      : "\n" + String(repeating: " ", count: formWidth)
    return form.form + gap + form.meaning
  }.joined(separator: "\n")

  /// What to write in place of a line that is no command.
  static func correction(of line: String) -> String {
    let word = line.prefix { $0.isLetter }
    if let form = forms.first(where: { verb(of: $0.form) == word })?.form {
      return "write \(form); --help has the other commands"
    }
    let verbs = forms.map { verb(of: $0.form) }.joined(separator: ", ")
    return "a command begins with \(verbs); --help says how each is written"
  }

  private static func verb(of form: String) -> Substring {
    form.prefix { $0 != " " }
  }
}
