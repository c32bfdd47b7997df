import CSQLite
import Foundation

/// What SQLite answered to a call that failed, before it is known which file
/// and which work it concerns.
struct SQLiteFailure: Error {
  let extendedCode: Int32
  let message: String
  /// The number of the system's last error, which is behind this one if it is
  /// one of input or output.
  let systemError: Int32

  init(extendedCode: Int32, message: String) {
    self.extendedCode = extendedCode
    self.message = message
    systemError = 0
  }

  /// What went wrong last on a connection.
  init(of connection: OpaquePointer) {
    // First, before anything else can fail. SQLite's own record of it lacks
    // what went wrong in a COMMIT.
    systemError = errno
    extendedCode = sqlite3_extended_errcode(connection)
    message = String(cString: sqlite3_errmsg(connection))
  }

  /// The code without the detail in its upper bits.
  var code: Int32 { extendedCode & 0xFF }

  var isBusy: Bool {
    code == Int32(SQLITE_BUSY) || code == Int32(SQLITE_LOCKED)
  }

  var isConstraint: Bool { code == Int32(SQLITE_CONSTRAINT) }

  /// Whether there was no room to write.
  ///
  /// SQLite says so of a full disk only. A quota of the user, or a limit on the
  /// size of files, is an input or output error to it.
  var isFull: Bool {
    switch Int(code) {
    case SQLITE_FULL: true
    case SQLITE_IOERR: [ENOSPC, EDQUOT, EFBIG].contains(systemError)
    default: false
    }
  }

  /// The failure as an error of a store that is open.
  func storageError(_ configuration: ModelConfiguration) -> StorageError {
    let file = configuration.displayName
    if isFull { return .diskFull(file: file) }
    return switch Int(code) {
    case SQLITE_BUSY, SQLITE_LOCKED:
      .locked(file: file, seconds: configuration.busySeconds)
    case SQLITE_READONLY, SQLITE_PERM:
      .readOnly(file: file)
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      .damaged(file: file, detail: message)
    default:
      .failed(file: file, code: Int(extendedCode), message: message)
    }
  }
}
