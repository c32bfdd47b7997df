/// A rule of `docs/conformance.md` from which a trouble follows.
nonisolated struct Rule: Sendable {
  /// The number in the list.
  let id: String

  /// What says how a device does: its title.
  let title: String

  /// What says how a device does: its address.
  let address: String

  private init(_ id: String, _ title: String, _ address: String) {
    (self.id, self.title, self.address) = (id, title, address)
  }

  // MARK: Views

  static let stateObject = Rule(
    "1", "StateObject",
    "https://developer.apple.com/documentation/swiftui/stateobject")

  static let observedObject = Rule(
    "2", "ObservedObject",
    "https://developer.apple.com/documentation/swiftui/observedobject")

  static let environmentOutsideAView = Rule(
    "4a", "OpenSwiftUI's Environment.swift",
    """
    https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/\
    069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/\
    Environment/Environment.swift
    """)

  static let publishedChange = Rule(
    "10a", "WWDC20 10040, 13:58",
    "https://developer.apple.com/videos/play/wwdc2020/10040/")

  static let change = Rule(
    "11d", "onChange(of:initial:_:)",
    """
    https://developer.apple.com/documentation/swiftui/view/\
    onchange(of:initial:_:)-8wgw9
    """)

  static let offsetsOfADeletion = Rule(
    "14a", "onDelete(perform:)",
    """
    https://developer.apple.com/documentation/swiftui/dynamicviewcontent/\
    ondelete(perform:)
    """)

  static let equalInputs = Rule(
    "18", "Chris Eidhof on a view's equality",
    "https://chris.eidhof.nl/note/swiftui-view-equality")

  // MARK: Storage

  static let noContainer = Rule(
    "5", "ModelContext",
    "https://developer.apple.com/documentation/swiftdata/modelcontext")

  static let queryInAClass = Rule(
    "6b", "WWDC26 274, 6:16",
    "https://developer.apple.com/videos/play/wwdc2026/274/")

  static let queryInAnInit = Rule(
    "7", "Filtering and sorting persistent data",
    """
    https://developer.apple.com/documentation/swiftdata/\
    filtering-and-sorting-persistent-data
    """)

  static let noOrder = Rule(
    "8a", "FetchDescriptor.init",
    """
    https://developer.apple.com/documentation/swiftdata/fetchdescriptor/\
    init(predicate:sortby:)
    """)

  static let resultsObserver = Rule(
    "8d", "ResultsObserver",
    "https://developer.apple.com/documentation/swiftdata/resultsobserver")

  static let uniqueValues = Rule(
    "9j", "WWDC23 10195, 1:30",
    "https://developer.apple.com/videos/play/wwdc2023/10195/")

  static let mainContext = Rule(
    "24", "mainContext",
    """
    https://developer.apple.com/documentation/swiftdata/modelcontainer/\
    maincontext
    """)

  static let failedContainer = Rule(
    "25", "developer forums 757078",
    "https://developer.apple.com/forums/thread/757078")
}
