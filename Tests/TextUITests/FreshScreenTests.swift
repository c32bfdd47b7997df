import Foundation
import Observation
import Testing

@testable import TextUI

/// What many events have made of a screen is what a new one shows at once.
@Suite("A screen after many events")
struct FreshScreenTests {
  // Any order of events shows what a fresh screen of the same state shows.
  @Observable final class Model {
    var rows: [(id: Int, text: String)] = []
    var flag = false
    var title = "T"
    var tab = 0
    var sheet = false
    var wide = false
  }

  struct Fuzz: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        VStack {
          Text("title \(model.title)")
          List {
            ForEach(model.rows, id: \.id) { row in
              HStack {
                Text(row.text)
                Spacer()
                Button("go \(row.id)") {}
                if model.flag { Text(model.title) }
              }
            }
            Section("S \(model.title)") {
              ForEach(model.rows, id: \.id) { row in
                Text("s \(row.text)")
              }
            }
          }
        }
        .tabItem { Text("A \(model.title)") }
        .tag(0)
        VStack {
          let layout =
            model.wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
          layout {
            Text(model.title)
            if model.flag { Spacer() }
            ForEach(model.rows, id: \.id) { Text($0.text) }
            Spacer()
            Text("end \(model.title)")
            Divider()
          }
        }
        .padding(.all, model.flag ? 1 : 0)
        .tabItem { Text("B") }
        .tag(1)
      }
      .navigationTitle(model.title)
      .toolbar { Button("T \(model.title)") {} }
      .sheet(isPresented: $model.sheet) {
        VStack {
          Text("sheet \(model.title)")
          ForEach(model.rows, id: \.id) { Text($0.text) }
        }
      }
    }
  }

  @Test(arguments: 0..<12) func `a screen shows what a fresh one does`(
    seed: Int
  ) {
    struct Generator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
      }
    }
    var random = Generator(state: UInt64(seed + 1) &* 0x9E37_79B9)
    let model = Model()
    var width = 40
    let height: Int? = seed % 2 == 0 ? 14 : nil
    let host = ViewHost(
      width: width, height: height, content: Fuzz(model: model))
    _ = host.lines()
    var next = 0
    var log: [String] = []
    func word() -> String {
      String(
        repeating: ["a", "漢字 ", "bb cc ", "é"].randomElement(using: &random)!,
        count: Int.random(in: 1...9, using: &random))
    }
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let step = Int.random(in: 0..<10, using: &random)
        log.append("\(step)")
        switch step {
        case 0, 1:
          model.rows.insert(
            (next, word()),
            at: Int.random(in: 0...model.rows.count, using: &random))
          next += 1
        case 2:
          if !model.rows.isEmpty {
            model.rows.remove(
              at: Int.random(in: 0..<model.rows.count, using: &random))
          }
        case 3: model.rows.shuffle(using: &random)
        case 4:
          if !model.rows.isEmpty {
            model.rows[Int.random(in: 0..<model.rows.count, using: &random)]
              .text = word()
          }
        case 5: model.title = word()
        case 6: model.flag.toggle()
        case 7: model.tab = 1 - model.tab
        case 8: model.sheet.toggle()
        default:
          if Bool.random(using: &random) {
            model.wide.toggle()
          } else {
            width = Int.random(in: 10...90, using: &random)
            host.width = width
          }
        }
      }
      host.settle()
      let old = host.lines().map(\.text)
      let fresh = ViewHost(
        width: width, height: height, content: Fuzz(model: model))
      let new = fresh.lines().map(\.text)
      #expect(old == new, "seed \(seed) width \(width) \(log.suffix(6))")
      if old != new { return }
    }
  }
}
