import Foundation

@testable import store_worker

extension PredicateForms {
  mutating func addDates() {
    let day = random.once(in: 2) ? row.day : AdversarialNumbers.date(&random)
    let maybe = random.maybe(day)
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let range = min(day, origin)..<max(day, origin)
    capture(day.timeIntervalSinceReferenceDate, maybe)

    add("day == day", #Predicate { $0.day == day }) { $0.day == day }
    add("day != day", #Predicate { $0.day != day }) { $0.day != day }
    add("day < day", #Predicate { $0.day < day }) { $0.day < day }
    add("day >= day", #Predicate { $0.day >= day }) { $0.day >= day }
    add("day range", #Predicate { range.contains($0.day) }) {
      $0.day >= range.lowerBound && $0.day < range.upperBound
    }
    add("due == maybe", #Predicate { $0.due == maybe }) { $0.due == maybe }
    add("due?", #Predicate { $0.due.flatMap { $0 <= day } ?? true }) {
      $0.due.map { $0 <= day } ?? true
    }
    add("due ?? day", #Predicate { ($0.due ?? day) > $0.day }) {
      ($0.due ?? day) > $0.day
    }
  }

  mutating func addIdentifiers() {
    let key = random.once(in: 2) ? row.key : AdversarialNumbers.uuid(&random)
    let maybe = random.maybe(key)
    let keys = [key, AdversarialNumbers.uuid(&random)]
    let bytes = row.bytes
    let id = row.id
    let ids = [id]
    capture(key, maybe, id)

    add("key == key", #Predicate { $0.key == key }) { $0.key == key }
    add("key != key", #Predicate { $0.key != key }) { $0.key != key }
    add("key < key", #Predicate { $0.key < key }) {
      Oracle.compare($0.key, key) < 0
    }
    add("keys.contains", #Predicate { keys.contains($0.key) }) { row in
      keys.contains { $0 == row.key }
    }
    add("link == maybe", #Predicate { $0.link == maybe }) { $0.link == maybe }
    add("link ?? key", #Predicate { ($0.link ?? key) != $0.key }) {
      ($0.link ?? key) != $0.key
    }
    add("bytes ==", #Predicate { $0.bytes == bytes }) { $0.bytes == bytes }
    add("bytes !=", #Predicate { $0.bytes != bytes }) { $0.bytes != bytes }
    add("id ==", #Predicate { $0.persistentModelID == id }) { $0.id == id }
    add("id !=", #Predicate { $0.persistentModelID != id }) { $0.id != id }
    add("ids", #Predicate { ids.contains($0.persistentModelID) }) {
      $0.id == id
    }
  }

  mutating func addEnums() {
    let role = row.role
    let maybe = random.maybe(role)
    let level = random.pick(row.level, .high)
    let roles: [Role] = [.libero, role]
    let seconds: [Role?] = [nil, role]
    capture(role, maybe, level)

    add("role ==", #Predicate { $0.role == role }) { $0.role == role }
    add("role !=", #Predicate { $0.role != role }) { $0.role != role }
    add("roles.contains", #Predicate { roles.contains($0.role) }) {
      $0.role == .libero || $0.role == role
    }
    add("second == nil", #Predicate { $0.second == nil }) { $0.second == nil }
    add("second == maybe", #Predicate { $0.second == maybe }) {
      $0.second == maybe
    }
    add("second != maybe", #Predicate { $0.second != maybe }) {
      $0.second != maybe
    }
    add("second ?? role", #Predicate { ($0.second ?? $0.role) == role }) {
      ($0.second ?? $0.role) == role
    }
    add("seconds.contains", #Predicate { seconds.contains($0.second) }) {
      $0.second == nil || $0.second == role
    }
    add("level ==", #Predicate { $0.level == level }) { $0.level == level }
    add("other == nil", #Predicate { $0.other == nil }) { $0.other == nil }
    add("other != nil", #Predicate { $0.other != nil }) { $0.other != nil }
  }

  mutating func addLogic() {
    let q = AdversarialTexts.part(of: row.text, &random)
    let n = Int.random(in: -3...3, using: &random)
    let isOn = random.pick(true, false)
    let flag = random.maybe(isOn)
    let maybe = random.maybe(n)
    capture(q, n, isOn, flag)

    add("true", #Predicate { _ in true }) { _ in true }
    add("false", #Predicate { _ in false }) { _ in false }
    add("captured", #Predicate { _ in isOn }) { _ in isOn }
    add("isOn", #Predicate { $0.isOn }) { $0.isOn }
    add("!isOn", #Predicate { !$0.isOn }) { !$0.isOn }
    add("isOn == isOn", #Predicate { $0.isOn == isOn }) { $0.isOn == isOn }
    add("flag == flag", #Predicate { $0.flag == flag }) { $0.flag == flag }
    add("flag != true", #Predicate { $0.flag != true }) { $0.flag != true }
    add("flag ?? isOn", #Predicate { $0.flag ?? $0.isOn }) {
      $0.flag ?? $0.isOn
    }
    add("!(flag ?? true)", #Predicate { !($0.flag ?? true) }) {
      $0.flag == false
    }
    add("and", #Predicate { $0.isOn && $0.text >= q && $0.count > n }) {
      $0.isOn && !Oracle.precedes($0.text, q) && $0.count > n
    }
    add("or", #Predicate { $0.limit == nil || $0.text.contains(q) }) {
      $0.limit == nil || Oracle.contains($0.text, q)
    }
    add(
      "not both", #Predicate { !($0.flag == true && $0.note != nil) || isOn }
    ) { !($0.flag == true && $0.note != nil) || isOn }
    add("ternary", #Predicate { $0.isOn ? $0.count > n : $0.count < n }) {
      $0.isOn ? $0.count > n : $0.count < n
    }
    add(
      "ternary of optionals",
      #Predicate { ($0.isOn ? $0.limit : maybe) == nil }
    ) { $0.isOn ? $0.limit == nil : maybe == nil }
    add("equal tests", #Predicate { ($0.count > n) == ($0.limit == nil) }) {
      ($0.count > n) == ($0.limit == nil)
    }
  }
}
