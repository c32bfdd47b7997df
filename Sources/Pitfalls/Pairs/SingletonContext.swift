import Model
import ModelUI
import Specification
import TextUI

nonisolated extension Pitfall {
  static let singletonContext = Pitfall(
    name: "singleton-context",
    trouble: """
      A shared service keeps the store that it was first given, until the \
      process ends: the next test gets the rows of the last one, whatever \
      store it brings.
      """,
    sources: [.services], rules: [.mainContext],
    pairs: ScreenPair(
      fixture: .roster, firstLine: "Scored",
      steps: [
        .user(#"tap "99 모마 아포짓""#), .nextTest,
        .user(#"tap "3 김다인 세터""#),
      ],
      broken: Pattern(broken: "singleton-context") { services in
        RosterOfOneService(service: .shared(for: services.container))
      },
      outlivesItsScreen: true,
      expectation: Expectation(
        extraLines: ["99  모마    아포짓"],
        failingClauses: ["R3", "R4", "R5", "R6", "R7", "R8"])),
    question: """
      R2 holds, and each of the others but R7 would, if it alone were checked. \
      Why?
      """,
    answer: """
      Whoever comes first is right by accident: it is that store which the \
      service keeps. R7 fails even so: the program is over, and its store is \
      still open. Hand the context to whoever works with it, in an initialiser \
      (MVC, MVVM) or in the environment (direct context): then a test brings \
      its own, and both go together.
      """)
}

/// Keeps the scores for everybody, on whichever store it was given first.
///
/// Reported of whole test suites, each of which passes alone:
/// https://github.com/BasedHardware/omi/issues/9029
private final class ScoreService {
  private static var instance: ScoreService?

  static func shared(for container: ModelContainer) -> ScoreService {
    let service = instance ?? ScoreService(container)
    instance = service
    return service
  }

  let container: ModelContainer
  private let observer: ResultsObserver<Score, Never>

  private init(_ container: ModelContainer) {
    self.container = container
    observer = ResultsObserver(
      observing: FetchDescriptor(), in: container.mainContext)
  }

  var scores: [Score] { observer.results }

  func insert(_ score: Score) {
    container.mainContext.insert(score)
  }

  func deleteLast() {
    if let last = scores.last {
      container.mainContext.delete(last)
    }
  }
}

private struct RosterOfOneService: View {
  let service: ScoreService
  @State private var order = ScoreOrder.time

  var body: some View {
    RosterLayout(
      scores: service.scores.sorted(using: order.sortDescriptors),
      order: $order, canDeleteLast: !service.scores.isEmpty,
      memberTapped: { service.insert(Score($0)) },
      deleteLastButtonTapped: service.deleteLast
    )
    .modelContainer(service.container)
  }
}
