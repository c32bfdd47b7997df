import Foundation

@testable import Model
@testable import store_worker

extension PredicateForms {
  mutating func addTexts() {
    let q = AdversarialTexts.part(of: row.text, &random)
    let other = AdversarialTexts.random(&random)
    let list = [other, row.text, q]
    let set = Set(list)
    let (low, high) = Oracle.precedes(q, other) ? (q, other) : (other, q)
    // A range of Swift's own may refuse texts that aren't composed.
    let closed = low.composed...high.composed
    let halfOpen = low.composed..<high.composed
    capture(q, other, row.text)

    add("text == q", #Predicate { $0.text == q }) { $0.text == q }
    add("text != q", #Predicate { $0.text != q }) { $0.text != q }
    add("q == text", #Predicate { q == $0.text }) { $0.text == q }
    add("text < q", #Predicate { $0.text < q }) {
      Oracle.precedes($0.text, q)
    }
    add("text <= q", #Predicate { $0.text <= q }) {
      !Oracle.precedes(q, $0.text)
    }
    add("text > q", #Predicate { $0.text > q }) {
      Oracle.precedes(q, $0.text)
    }
    add("text >= q", #Predicate { $0.text >= q }) {
      !Oracle.precedes($0.text, q)
    }
    add("q < text", #Predicate { q < $0.text }) {
      Oracle.precedes(q, $0.text)
    }
    add("text.contains(q)", #Predicate { $0.text.contains(q) }) {
      Oracle.contains($0.text, q)
    }
    add("!text.contains(q)", #Predicate { !$0.text.contains(q) }) {
      !Oracle.contains($0.text, q)
    }
    add("other.contains(text)", #Predicate { other.contains($0.text) }) {
      Oracle.contains(other, $0.text)
    }
    add("text.starts(q)", #Predicate { $0.text.starts(with: q) }) {
      Oracle.starts($0.text, q)
    }
    add("!text.starts(q)", #Predicate { !$0.text.starts(with: q) }) {
      !Oracle.starts($0.text, q)
    }
    add("other.starts(text)", #Predicate { other.starts(with: $0.text) }) {
      Oracle.starts(other, $0.text)
    }
    add("text.isEmpty", #Predicate { $0.text.isEmpty }) { $0.text == "" }
    add("!text.isEmpty", #Predicate { !$0.text.isEmpty }) { $0.text != "" }
    add("list.contains", #Predicate { list.contains($0.text) }) { row in
      list.contains { $0 == row.text }
    }
    add("!list.contains", #Predicate { !list.contains($0.text) }) { row in
      !list.contains { $0 == row.text }
    }
    add("set.contains", #Predicate { set.contains($0.text) }) { row in
      list.contains { $0 == row.text }
    }
    add("low...high", #Predicate { closed.contains($0.text) }) {
      !Oracle.precedes($0.text, low) && !Oracle.precedes(high, $0.text)
    }
    add("low..<high", #Predicate { halfOpen.contains($0.text) }) {
      !Oracle.precedes($0.text, low) && Oracle.precedes($0.text, high)
    }

    // There is no other search like it to compare with than Foundation's own.
    add("text.finds(q)", #Predicate { $0.text.localizedStandardContains(q) }) {
      $0.text.composed.localizedStandardContains(q.composed)
    }
    add(
      "!text.finds(other)",
      #Predicate { !$0.text.localizedStandardContains(other) }
    ) { !$0.text.composed.localizedStandardContains(other.composed) }
  }

  mutating func addOptionalTexts() {
    let q = AdversarialTexts.part(of: row.note ?? row.text, &random)
    let maybe = random.maybe(q)
    let list = [random.maybe(AdversarialTexts.random(&random)), row.note]
    capture(q, maybe, list)

    add("note == nil", #Predicate { $0.note == nil }) { $0.note == nil }
    add("note != nil", #Predicate { $0.note != nil }) { $0.note != nil }
    add("note == q", #Predicate { $0.note == q }) { $0.note == q }
    add("note != q", #Predicate { $0.note != q }) { $0.note != q }
    add("!(note == q)", #Predicate { !($0.note == q) }) { $0.note != q }
    add("note == maybe", #Predicate { $0.note == maybe }) { $0.note == maybe }
    add("note != maybe", #Predicate { $0.note != maybe }) { $0.note != maybe }
    add("text == note ?? q", #Predicate { $0.text == ($0.note ?? q) }) {
      $0.text == ($0.note ?? q)
    }
    add("note ?? text < q", #Predicate { ($0.note ?? $0.text) < q }) {
      Oracle.precedes($0.note ?? $0.text, q)
    }
    add("!(note ?? > q)", #Predicate { !(($0.note ?? "") > q) }) {
      !Oracle.precedes(q, $0.note ?? "")
    }
    add("text.contains(note)", #Predicate { $0.text.contains($0.note ?? q) }) {
      Oracle.contains($0.text, $0.note ?? q)
    }
    add("text.starts(note)", #Predicate { $0.text.starts(with: $0.note ?? q) })
    {
      Oracle.starts($0.text, $0.note ?? q)
    }
    add("note?.contains ==", #Predicate { $0.note?.contains(q) == true }) {
      $0.note.map { Oracle.contains($0, q) } == true
    }
    add("note?.contains !=", #Predicate { $0.note?.contains(q) != true }) {
      $0.note.map { Oracle.contains($0, q) } != true
    }
    add("note?.starts ??", #Predicate { $0.note?.starts(with: q) ?? true }) {
      $0.note.map { Oracle.starts($0, q) } ?? true
    }
    add("note?.isEmpty", #Predicate { $0.note?.isEmpty == true }) {
      $0.note == ""
    }
    add("note.flatMap <", #Predicate { $0.note.flatMap { $0 < q } == true }) {
      $0.note.map { Oracle.precedes($0, q) } == true
    }
    add(
      "if let note",
      #Predicate {
        if let note = $0.note { note >= q } else { $0.isOn }
      }
    ) { row in
      row.note.map { !Oracle.precedes($0, q) } ?? row.isOn
    }
    add("list.contains(note)", #Predicate { list.contains($0.note) }) { row in
      list.contains { $0 == row.note }
    }
    add("!list.contains(note)", #Predicate { !list.contains($0.note) }) { row in
      !list.contains { $0 == row.note }
    }
    add(
      "note ternary", #Predicate { ($0.note == nil ? $0.text : q) == $0.text }
    ) { $0.note == nil || $0.text == q }
  }
}
