import Observation
import Testing

@testable import TextUI

/// Whatever keys come, in whatever window, the screen stays whole.
@Suite("A screen under random keys")
struct RandomKeysTests {
  struct Row: Identifiable, Hashable { let id: Int }

  struct Page: View {
    @State private var rows = (0..<30).map { Row(id: $0) }
    @State private var tabs = [1, 2, 3]
    @State private var item: Row?
    @State private var asks = false
    @State private var text = ""
    @State private var tab = 1
    @State private var isOn = false

    var body: some View {
      TabView(selection: $tab) {
        ForEach(tabs, id: \.self) { number in
          NavigationStack {
            List {
              if isOn { Button("top \(number)") { rows.reverse() } }
              Section("Rows") {
                ForEach(rows) { row in
                  NavigationLink("row \(row.id)", value: row)
                    .sheet(isPresented: .constant(false)) { Text("x") }
                }
                .onDelete { places in
                  for place in places.reversed() { rows.remove(at: place) }
                }
              }
              ForEach(rows) { Text("text \($0.id)").id($0.id % 3) }
              Button("Twice") { rows += rows.prefix(3) }
              Button("Tab") { tabs = tabs.count > 1 ? [1] : [3, 1, 2] }
            }
            .searchable(text: $text)
            .navigationTitle("Tab \(number)")
            .navigationDestination(for: Row.self) { row in
              VStack {
                TextField("Field", text: $text)
                Toggle("Toggle", isOn: $isOn)
                Picker("Pick", selection: $tab) {
                  ForEach(tabs, id: \.self) { Text("p \($0)") }
                }
                Button("Sheet") { item = row }
                NavigationLink("More", value: Row(id: row.id + 1))
                ScrollView { ForEach(rows) { Text("line \($0.id)") } }
              }
              .toolbar { Button("Ask") { asks = true } }
            }
          }
          .tabItem { Text("T\(number)") }
        }
      }
      .sheet(item: $item) { row in
        VStack {
          Text("sheet \(row.id)")
          List { ForEach(rows) { row in Button("s \(row.id)") { item = row } } }
          Button("Drop") { rows.removeFirst(min(4, rows.count)) }
        }
        .alert("In sheet", isPresented: $isOn) { Button("Yes") {} }
      }
      .alert("Sure?", isPresented: $asks) {
        Button("Clear", role: .destructive) { rows = [] }
        Button("No", role: .cancel) { rows = (0..<9).map { Row(id: $0) } }
      }
    }
  }

  @Test(arguments: 0..<8) func `shows lines that fit`(seed: Int) {
    struct Generator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
      }
    }
    var random = Generator(state: UInt64(seed + 1) &* 0x9E37_79B9)
    let host = ViewHost(width: 30, height: 10, content: Page())
    let keys: [Key] = [
      .up, .down, .tab, .backtab, .return, .return, .return, .escape, .delete,
      .character("a"), .character(" "), .pageDown, .home, .end, .backspace,
    ]
    for _ in 0..<150 {
      let key = keys.randomElement(using: &random)!
      if !host.send(key) {
        switch key {
        case .up, .backtab: host.moveFocus(by: -1)
        case .down, .tab: host.moveFocus(by: 1)
        case .pageDown: host.moveFocus(over: 5)
        case .home: host.moveFocus(toLast: false)
        case .end: host.moveFocus(toLast: true)
        default: break
        }
      }
      if Int.random(in: 0..<12, using: &random) == 0 {
        host.width = Int.random(in: 1...90, using: &random)
        host.height = Int.random(in: 1...30, using: &random)
      }
      let lines = host.lines()
      #expect(lines.allSatisfy { $0.columns <= host.width })
      if let focus = host.focus {
        #expect(host.visibleElements.contains { $0 === focus })
      }
    }
    let kinds = Set(host.issues.map { "\($0)".prefix(40) })
    #expect(!kinds.contains { $0.contains("did not come to rest") }, "\(kinds)")
  }
}
