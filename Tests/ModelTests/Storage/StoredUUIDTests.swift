import Foundation
import Testing

@testable import Model
@testable import store_worker

@Suite struct `UUIDs as texts` {
  @Test func `are those of Foundation`() {
    var random = SeededGenerator(seed: 1)

    for _ in 0..<2_000 {
      let bytes = withUnsafeBytes(of: (random.next(), random.next())) {
        $0.loadUnaligned(as: uuid_t.self)
      }
      let uuid = UUID(uuid: bytes)

      #expect(uuid.stored == .text(uuid.uuidString))
      #expect(UUID.loaded(.text(uuid.uuidString)) == uuid)
      #expect(UUID.loaded(.text(uuid.uuidString.lowercased())) == uuid)
    }
  }

  @Test func `are refused with any character that is no digit`() {
    let text = Array("F47AC10B-58CC-4372-A567-0E02B2C3D479".utf8)

    for index in text.indices {
      for other in UInt8.min..<0x80 {
        var changed = text
        changed[index] = other
        let whole = String(decoding: changed, as: UTF8.self)

        // Foundation's own reads on over blanks and signs.
        let character = Character(Unicode.Scalar(other))
        let isRight =
          text[index] == UInt8(ascii: "-")
          ? character == "-" : character.isHexDigit
        #expect(
          UUID.loaded(.text(whole)) == (isRight ? UUID(uuidString: whole) : nil)
        )
      }
    }
  }

  @Test func `are refused with a character of several bytes`() {
    #expect(
      UUID.loaded(.text("한7AC10B-58CC-4372-A567-0E02B2C3D479")) == nil)
  }

  @Test(arguments: ["", "F47AC10B", "F47AC10B-58CC-4372-A567-0E02B2C3D4799"])
  func `are refused with another length`(text: String) {
    #expect(UUID.loaded(.text(text)) == nil)
  }
}
