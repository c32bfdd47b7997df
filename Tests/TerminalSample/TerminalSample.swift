import Foundation
import ProgramKit
import TextUI

/// A program for the tests of the terminal: fields, rows, and ways to end.
@main
struct TerminalSample {
  static func main() async {
    await Program.run("terminal-sample") {
      let signal = await Terminal.run(name: "Sample") { SampleScreen() }
      if SampleScreen.hasFailed { throw SampleError(file: "a\u{1B}[2Jb") }
      return signal.map { 128 + $0 } ?? EXIT_SUCCESS
    }
  }
}

private struct SampleError: Error, CustomStringConvertible {
  let file: String

  var description: String { "can't write “\(file)”" }
}

struct SampleScreen: View {
  static var hasFailed = false

  @State private var name = ""
  @State private var team = "한국"
  @State private var rows = ["ant", "bee", "cat"]
  @State private var order = "Time"

  // MARK: Actions

  private func trapButtonTapped() {
    rows.remove(at: rows.count)
  }

  private func endButtonTapped() {
    exit(3)
  }

  private func failButtonTapped() {
    SampleScreen.hasFailed = true
    FileHandle.standardError.write(Data("It fails.\n".utf8))
  }

  // MARK: Body

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Team", text: $team)
      Text("Hello, \(name)!")
      Text("\u{202E}evil \u{1B}]0;title\u{7}★")
      Picker("Order", selection: $order) {
        ForEach(["Time", "Name"], id: \.self) { Text($0).tag($0) }
      }
      HStack {
        Button("Trap", action: trapButtonTapped)
        Button("End", action: endButtonTapped)
        Button("Fail", action: failButtonTapped)
      }
      List {
        ForEach(rows, id: \.self) { row in Button(row) {} }
          .onDelete { offsets in
            rows = rows.indices.filter { !offsets.contains($0) }
              .map { rows[$0] }
          }
        ForEach(0..<30, id: \.self) { number in Button("row \(number)") {} }
      }
    }
    .navigationTitle("Sample")
  }
}
