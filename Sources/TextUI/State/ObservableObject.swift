/// An object that announces each of its changes to all who observe it.
///
/// Unlike Combine's protocol it is bound to the main actor, as its conforming
/// types in an interface are.
///
/// Source: [ObservableObject](https://developer.apple.com/documentation/combine/observableobject).
@MainActor
public protocol ObservableObject: AnyObject {
  /// Announces that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that belongs to the object, the same at each read.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher(self)
  }
}

/// Announces changes of an object to the views that observe it.
///
/// Source: [ObservableObjectPublisher](https://developer.apple.com/documentation/combine/observableobjectpublisher).
public struct ObservableObjectPublisher {
  private let object: ObjectIdentifier
  private let objectType: Any.Type

  private struct Subscriber {
    weak var node: Node?
  }

  /// Only objects that someone observes have an entry.
  private static var subscribers:
    [ObjectIdentifier: [ObjectIdentifier: Subscriber]] = [:]

  fileprivate init(_ object: some ObservableObject) {
    self.object = ObjectIdentifier(object)
    objectType = type(of: object)
  }

  /// Announces a change.
  ///
  /// While bodies run, the announcement is recorded as an issue and the refresh
  /// comes in a later pass.
  ///
  /// Source: OpenSwiftUI's [AttributeInvalidatingSubscriber.swift](https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Sources/OpenSwiftUICore/Data/Combine/AttributeInvalidatingSubscriber.swift).
  public func send() {
    guard let subscribers = Self.subscribers[object] else { return }
    if Node.evaluating != nil {
      ViewHost.record(.publishedDuringUpdate("\(objectType)"))
    }
    for subscriber in subscribers.values {
      subscriber.node?.invalidate()
    }
  }

  fileprivate func add(_ subscription: ObjectIdentifier, for node: Node) {
    Self.subscribers[object, default: [:]][subscription] =
      Subscriber(node: node)
  }

  fileprivate func remove(_ subscription: ObjectIdentifier) {
    Self.subscribers[object]?[subscription] = nil
    if Self.subscribers[object]?.isEmpty == true {
      Self.subscribers[object] = nil
    }
  }

  /// The number of views' properties that observe an object now.
  package static var subscriptionCount: Int {
    subscribers.values.reduce(0) { $0 + $1.count }
  }
}

/// Keeps an object and refreshes a node whenever the object changes.
final class ObjectSubscription: PropertyStorage {
  let object: any ObservableObject
  private let publisher: ObservableObjectPublisher

  init<Object: ObservableObject>(to object: Object, for node: Node) {
    self.object = object
    publisher = object.objectWillChange
    publisher.add(ObjectIdentifier(self), for: node)
    node.host.countObject()
  }

  isolated deinit {
    publisher.remove(ObjectIdentifier(self))
  }
}
