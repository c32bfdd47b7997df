/// Why a change wasn't saved, in words that a person can act on.
///
/// A screen that saves at once shows it in an alert; a form says it under its
/// fields.
public struct SaveFailure: Error, Notice, Hashable, Sendable {
  /// The title of the alert.
  public static let title = "Not saved"

  /// What is in the way, and what would help.
  public let message: String

  /// Puts an error of the store into words.
  ///
  /// - Parameter error: What a save has thrown.
  public init(_ error: any Error) {
    message =
      switch error {
      case StorageError.locked:
        """
        Another program is using the store. Nothing was changed; try again \
        when it is done.
        """
      case StorageError.diskFull:
        "The disk is full. Nothing was changed; make room and try again."
      case StorageError.readOnly:
        """
        The store may be read but not written. Nothing was changed; allow \
        writing to its file and try again.
        """
      case StorageError.damaged:
        """
        The store is damaged. Nothing was changed; replace its file with a \
        copy.
        """
      case StorageError.rowGone:
        "It was deleted elsewhere. Nothing was changed."
      default:
        "\(error)"
      }
  }
}
