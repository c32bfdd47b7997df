import Foundation

/// A mistake in the use of the views that a device would log.
///
/// The texts are ours; the meaning of each is that of Apple's warning, unless
/// its documentation says that it is an addition.
public nonisolated enum RuntimeIssue: Hashable, Sendable {
  /// An `@Environment` property was read outside an installed view; it gives
  /// the default value and never updates.
  case environmentOutsideView(String)

  /// A `@StateObject` was read outside an installed view; each read makes
  /// another object.
  case stateObjectOutsideView(String)

  /// A `@State` property was written, or bound, outside an installed view.
  ///
  /// A device says nothing of a write: this is stricter.
  case stateOutsideView(String)

  /// A view needs an object that no view above it has set.
  ///
  /// A device traps when the object is read.
  case missingEnvironmentObject(String)

  /// A `@State` property was written while bodies run; the write is dropped.
  case stateChangedDuringUpdate(String)

  /// An object published a change while bodies run; the refresh is deferred.
  case publishedDuringUpdate(String)

  /// Two elements of a collection have the same identity.
  case duplicateID(String)

  /// The range of a `ForEach` without `id:` has got another length; what was
  /// shown stays.
  case rangeChanged(from: Int, to: Int)

  /// A picker's selection has no tag among its options.
  case selectionWithoutTag(String)

  /// A link's value has no destination in its navigation stack.
  case missingDestination(String)

  /// Something was to be presented while something else is: it was dismissed
  /// unseen.
  case secondPresentation(over: String)

  /// An update did not come to rest.
  case endlessUpdate(passes: Int)

  /// A store could not do something and has no other way to say so.
  case storage(String)
}

nonisolated extension RuntimeIssue {
  /// Writes what it means to standard error, if that can be written.
  func log() {
    let text = "\(self)".withVisibleControls + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

nonisolated extension RuntimeIssue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .environmentOutsideView(let property):
      """
      \(property) was read outside an installed view: it gives the default \
      value and will not update.
      """
    case .stateObjectOutsideView(let object):
      """
      A state object, \(object), was read outside an installed view: each \
      read makes a new one.
      """
    case .stateOutsideView(let value):
      """
      A state of type \(value) was written or bound outside an installed \
      view: it keeps its initial value.
      """
    case .missingEnvironmentObject(let object):
      """
      No \(object) was found in the environment: a view above may lack \
      environmentObject(_:) or environment(_:).
      """
    case .stateChangedDuringUpdate(let value):
      """
      A state of type \(value) was changed while views update: the change \
      is dropped.
      """
    case .publishedDuringUpdate(let object):
      """
      \(object) published a change while views update: the refresh is \
      deferred.
      """
    case .duplicateID(let id):
      "The ID \(id) occurs more than once: what is shown is undefined."
    case .rangeChanged(let old, let new):
      """
      A ForEach over a range had \(old) rows and is to have \(new): say \
      id: for a range that changes.
      """
    case .selectionWithoutTag(let selection):
      "The picker's selection \(selection) has no option with that tag."
    case .missingDestination(let value):
      "There is no navigation destination for \(value)."
    case .secondPresentation(let title):
      """
      A second presentation was asked for while “\(title)” is up: it is \
      dismissed unseen.
      """
    case .endlessUpdate(let passes):
      "The views did not come to rest in \(passes) passes."
    case .storage(let refusal):
      refusal
    }
  }
}
