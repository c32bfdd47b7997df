import Synchronization

/// What has come from a terminal and was not taken yet.
///
/// Whoever is slow takes all of it at once: what comes faster than it can be
/// shown is then shown once.
nonisolated final class TerminalInput: Sendable {
  enum Piece: Hashable, Sendable {
    case bytes([UInt8])

    /// No more bytes followed the last ones at once.
    case pause
  }

  private let pieces = Mutex<[Piece]>([])

  /// Adds what has come.
  ///
  /// - Returns: Whether it is all there is to take.
  func add(_ piece: Piece) -> Bool {
    pieces.withLock { pieces in
      let isFirst = pieces.isEmpty
      if case .bytes(let new) = piece, case .bytes(var bytes)? = pieces.last {
        pieces.removeLast()
        bytes += new
        pieces.append(.bytes(bytes))
      } else {
        pieces.append(piece)
      }
      return isFirst
    }
  }

  /// Takes what has come, in its order.
  func takeAll() -> [Piece] {
    pieces.withLock { pieces in
      defer { pieces = [] }
      return pieces
    }
  }
}
