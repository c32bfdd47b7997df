nonisolated extension Pitfall {
  static let queryIsReadOnly = Pitfall(
    name: "query-is-read-only",
    trouble: """
      The result of a fetch can't be assigned to a @Query: the query fetches, \
      and nobody else.
      """,
    sources: [.queries], rules: [.queryInAClass],
    pairs: CodePair(
      broken: """
        import Model
        import ModelUI
        import TextUI

        /// Keeps the scores.
        final class ScoreStorage {
          @Query private var scores: [Score]

          func read(using modelContext: ModelContext) throws {
            scores = try modelContext.fetch(FetchDescriptor<Score>())
          }
        }
        """,
      mended: """
        import Model
        import TextUI

        /// Keeps the scores.
        final class ScoreStorage {
          private let observer: ResultsObserver<Score, Never>

          init(_ modelContext: ModelContext) throws {
            observer = try ResultsObserver(
              fetchDescriptor: FetchDescriptor(), modelContext: modelContext)
          }

          var scores: [Score] { observer.results }
        }
        """,
      diagnostic: """
        cannot assign to property: 'scores' is a get-only property
        """),
    question: "What did the author want to have in the storage object?",
    answer: """
      A list that is in sync with the store, outside a view. That is a \
      ResultsObserver, new in iOS 27: it fetches by itself, and whoever reads \
      its results in a body is refreshed.
      """)
}
