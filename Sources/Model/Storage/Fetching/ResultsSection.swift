/// Fetched objects that have the same value in the property that an observer
/// makes sections by.
///
/// It is a collection of the objects.
/// Source: [ResultsSection](https://developer.apple.com/documentation/swiftdata/resultssection).
public struct ResultsSection<
  Element: PersistentModel, SectionTitle: Hashable & Sendable
>: Identifiable {
  /// The value that the objects have in common.
  public let title: SectionTitle

  fileprivate var objects: [Element]

  /// The title.
  public var id: SectionTitle { title }
}

extension ResultsSection: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// How many objects there are.
  public var endIndex: Int { objects.count }

  /// The object at a position.
  ///
  /// - Parameter position: Its position, from 0.
  public subscript(position: Int) -> Element { objects[position] }
}

/// Fetched objects in sections.
///
/// It is a collection of sections, in the order in which they first appear
/// among the sorted objects.
/// Source: [SectionedResults](https://developer.apple.com/documentation/swiftdata/sectionedresults).
public struct SectionedResults<
  Element: PersistentModel, SectionTitle: Hashable & Sendable
> {
  private var sections: [ResultsSection<Element, SectionTitle>] = []
  private var positions: [SectionTitle: Int] = [:]

  /// No sections.
  public init() {}

  /// The sections of a list of objects.
  init(_ objects: [Element], by keyPath: KeyPath<Element, SectionTitle>) {
    for object in objects {
      let title = object[keyPath: keyPath]
      if let position = positions[title] {
        sections[position].objects.append(object)
      } else {
        positions[title] = sections.count
        sections.append(ResultsSection(title: title, objects: [object]))
      }
    }
  }

  /// The section with a title, or nil.
  ///
  /// - Parameter sectionTitle: The title.
  public subscript(
    sectionTitle sectionTitle: SectionTitle
  ) -> ResultsSection<Element, SectionTitle>? {
    positions[sectionTitle].map { sections[$0] }
  }

  /// Whether sections and objects are the same, in the same order.
  func isIdentical(to other: SectionedResults) -> Bool {
    sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { left, right in
        left.title == right.title && left.objects.isIdentical(to: right.objects)
      }
  }
}

extension SectionedResults: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// How many sections there are.
  public var endIndex: Int { sections.count }

  /// The section at a position.
  ///
  /// - Parameter position: Its position, from 0.
  public subscript(
    position: Int
  ) -> ResultsSection<Element, SectionTitle> { sections[position] }
}
