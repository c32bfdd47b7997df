import Foundation

extension ResultsObserver where SectionTitle == Never {
  /// Observes what a descriptor describes.
  ///
  /// - Parameters:
  ///   - fetchDescriptor: Which objects, in which order.
  ///   - modelContext: The context to observe.
  /// - Throws: What the first fetch throws, as Apple's does.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element>, modelContext: ModelContext
  ) throws {
    self.init(fetchDescriptor, sectionBy: nil, modelContext)
    try update()
  }

  /// Observes the objects that meet a predicate.
  ///
  /// - Parameters:
  ///   - predicate: Which objects; all when left out.
  ///   - sortBy: In which order.
  ///   - modelContext: The context to observe.
  /// - Throws: What the first fetch throws, as Apple's does.
  public convenience init(
    filterBy predicate: Predicate<Element>? = nil,
    sortBy: [SortDescriptor<Element>] = [],
    modelContext: ModelContext
  ) throws {
    try self.init(
      fetchDescriptor: FetchDescriptor(predicate: predicate, sortBy: sortBy),
      modelContext: modelContext)
  }

  /// Observes what a descriptor describes, without throwing.
  ///
  /// When the first fetch fails, it starts empty and with an ``error``. An
  /// addition of ours.
  ///
  /// - Parameters:
  ///   - fetchDescriptor: Which objects, in which order.
  ///   - modelContext: The context to observe.
  public convenience init(
    observing fetchDescriptor: FetchDescriptor<Element>,
    in modelContext: ModelContext
  ) {
    self.init(observing: fetchDescriptor, sectionBy: nil, in: modelContext)
  }
}

extension ResultsObserver {
  /// Observes what a descriptor describes, in sections.
  ///
  /// Apple's takes key paths to texts; here the property may have any type that
  /// can be compared as it is stored.
  ///
  /// - Parameters:
  ///   - fetchDescriptor: Which objects, in which order within a section.
  ///   - sectionBy: The property that sections are made by.
  ///   - modelContext: The context to observe.
  /// - Throws: What the first fetch throws, as Apple's does.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor(),
    sectionBy: KeyPath<Element, SectionTitle>, modelContext: ModelContext
  ) throws {
    self.init(fetchDescriptor, sectionBy: sectionBy, modelContext)
    try update()
  }

  /// Observes the objects that meet a predicate, in sections.
  ///
  /// - Parameters:
  ///   - predicate: Which objects; all when left out.
  ///   - sortBy: In which order within a section.
  ///   - sectionBy: The property that sections are made by.
  ///   - modelContext: The context to observe.
  /// - Throws: What the first fetch throws, as Apple's does.
  public convenience init(
    filterBy predicate: Predicate<Element>? = nil,
    sortBy: [SortDescriptor<Element>] = [],
    sectionBy: KeyPath<Element, SectionTitle>, modelContext: ModelContext
  ) throws {
    try self.init(
      fetchDescriptor: FetchDescriptor(predicate: predicate, sortBy: sortBy),
      sectionBy: sectionBy, modelContext: modelContext)
  }

  /// Observes what a descriptor describes, without throwing.
  ///
  /// When the first fetch fails, it starts empty and with an ``error``. An
  /// addition of ours.
  ///
  /// - Parameters:
  ///   - fetchDescriptor: Which objects, in which order.
  ///   - sectionBy: The property that sections are made by, if any.
  ///   - modelContext: The context to observe.
  public convenience init(
    observing fetchDescriptor: FetchDescriptor<Element>,
    sectionBy: KeyPath<Element, SectionTitle>?,
    in modelContext: ModelContext
  ) {
    self.init(fetchDescriptor, sectionBy: sectionBy, modelContext)
    refresh()
  }
}
