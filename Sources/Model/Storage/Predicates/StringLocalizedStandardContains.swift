import Foundation

// Foundation has the search on every platform, and its form in predicates on
// Apple's alone. With these names `#Predicate` finds it here as well.
#if !canImport(Darwin)
  extension PredicateExpressions {
    /// A search in a text as a person would do it, whatever the case.
    ///
    /// Accents that aren't searched for don't matter. It is Foundation's search
    /// for the user's language, so what it finds may differ on Apple's
    /// platforms.
    ///
    /// Source: [StringLocalizedStandardContains](https://developer.apple.com/documentation/foundation/predicateexpressions/stringlocalizedstandardcontains).
    public struct StringLocalizedStandardContains<
      Root: PredicateExpression, Other: PredicateExpression
    >: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
      /// Whether the text was found.
      public typealias Output = Bool

      /// The text to search in.
      public let root: Root
      /// The text to search for.
      public let other: Other

      /// A search for one text in another.
      ///
      /// - Parameters:
      ///   - root: The text to search in.
      ///   - other: The text to search for.
      public init(root: Root, other: Other) {
        self.root = root
        self.other = other
      }

      /// Searches.
      ///
      /// - Parameter bindings: What the variables stand for.
      /// - Returns: Whether the text was found; false for an empty one.
      /// - Throws: What the parts throw.
      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        try root.evaluate(bindings)
          .localizedStandardContains(try other.evaluate(bindings))
      }
    }

    /// What `#Predicate` makes of `localizedStandardContains(_:)`.
    ///
    /// - Parameters:
    ///   - root: The text to search in.
    ///   - other: The text to search for.
    /// - Returns: The search.
    public static func build_localizedStandardContains<Root, Other>(
      _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
      StringLocalizedStandardContains(root: root, other: other)
    }
  }

  extension PredicateExpressions.StringLocalizedStandardContains: Sendable
  where Root: Sendable, Other: Sendable {}

  extension PredicateExpressions.StringLocalizedStandardContains: Codable
  where Root: Codable, Other: Codable {}

  extension PredicateExpressions.StringLocalizedStandardContains:
    StandardPredicateExpression
  where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
