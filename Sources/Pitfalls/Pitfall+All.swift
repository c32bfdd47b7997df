nonisolated extension Pitfall {
  /// All pitfalls: those of the store first, then those of the views.
  public static let all = [
    environmentOutsideAView, queryOutsideAView, queryIsReadOnly, staleList,
    singletonContext, lostSortAndFilter, unsortedLast, deleteFirstOfNone,
    deleteByIndex, deleteByOffsets, insertedTwice, pageOnlyDelete,
    swallowedError, recreatedModel, frozenSelection, copiedArgument,
    nestedObject, tooManyRedraws, sameViewSameBehaviour,
  ]
}
