import CSQLite

/// What SQLite answered to a call that failed, before it is known which file
/// and which work it concerns.
struct SQLiteFailure: Error {
  let extendedCode: Int32
  let message: String

  /// The code without the detail in its upper bits.
  var code: Int32 { extendedCode & 0xFF }

  var isBusy: Bool {
    code == Int32(SQLITE_BUSY) || code == Int32(SQLITE_LOCKED)
  }

  var isConstraint: Bool { code == Int32(SQLITE_CONSTRAINT) }

  /// The failure as an error of a store that is open.
  func storageError(_ configuration: ModelConfiguration) -> StorageError {
    let file = configuration.displayName
    return switch Int(code) {
    case SQLITE_BUSY, SQLITE_LOCKED:
      .locked(file: file, seconds: configuration.busySeconds)
    case SQLITE_FULL: .diskFull(file: file)
    case SQLITE_READONLY, SQLITE_PERM:
      .readOnly(file: file)
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      .damaged(file: file, detail: message)
    default:
      .failed(file: file, code: Int(extendedCode), message: message)
    }
  }
}
