/// The objects of a context by their rows, without keeping them alive.
///
/// Neighbouring rows are on one page. A fetch goes through rows in order, or
/// nearly so, and mostly stays on the page that it has, so it seldom has to
/// search a dictionary.
struct IdentityMap {
  // Unmanaged, because an object takes itself out before it goes.
  private typealias Slot = Unmanaged<StoredObject>?

  /// A few slots, after a header that counts the taken ones.
  private final class Page: ManagedBuffer<Int, Unmanaged<StoredObject>?> {}

  private static let slotCount = 16

  private var pages: [Int64: Page] = [:]
  private var lastNumber: Int64 = -1
  private var lastPage: Page?

  /// The object at a row.
  mutating func object(at row: Int64) -> StoredObject? {
    page(of: row).flatMap { page in
      Self.slot(row, on: page) { $0?.takeUnretainedValue() }
    }
  }

  /// The object at a row, or one that is made.
  mutating func object(
    at row: Int64, orMake make: () -> StoredObject
  ) -> StoredObject {
    let page = page(of: row) ?? addPage(for: row)
    return Self.slot(row, on: page) { slot in
      if let slot { return slot.takeUnretainedValue() }
      let object = make()
      slot = .passUnretained(object)
      page.header += 1
      return object
    }
  }

  /// Puts an object at a row that is free.
  mutating func insert(_ object: StoredObject, at row: Int64) {
    _ = self.object(at: row) { object }
  }

  mutating func remove(_ row: Int64) {
    guard let page = page(of: row) else { return }
    let wasTaken = Self.slot(row, on: page) { slot in
      defer { slot = nil }
      return slot != nil
    }
    if wasTaken { page.header -= 1 }
    if page.header > 0 { return }
    pages[row >> 4] = nil
    lastNumber = -1
    lastPage = nil
  }

  mutating func removeAll() {
    self = IdentityMap()
  }

  /// Every object, in the order of the rows.
  var objects: [StoredObject] {
    pages.sorted { $0.key < $1.key }.flatMap { _, page in
      page.withUnsafeMutablePointerToElements { slots in
        (0..<Self.slotCount).compactMap {
          slots[$0]?.takeUnretainedValue()
        }
      }
    }
  }

  // MARK: Pages

  private mutating func page(of row: Int64) -> Page? {
    let number = row >> 4
    if number == lastNumber { return lastPage }
    guard let page = pages[number] else { return nil }
    lastNumber = number
    lastPage = page
    return page
  }

  private mutating func addPage(for row: Int64) -> Page {
    let buffer = Page.create(minimumCapacity: Self.slotCount) { buffer in
      buffer.withUnsafeMutablePointerToElements {
        $0.initialize(repeating: nil, count: Self.slotCount)
      }
      return 0
    }
    let page = unsafeDowncast(buffer, to: Page.self)
    pages[row >> 4] = page
    lastNumber = row >> 4
    lastPage = page
    return page
  }

  private static func slot<Result>(
    _ row: Int64, on page: Page, _ body: (inout Slot) -> Result
  ) -> Result {
    page.withUnsafeMutablePointerToElements { body(&$0[Int(row & 15)]) }
  }
}
