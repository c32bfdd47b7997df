import Foundation
import Testing

/// A server on this machine that gives one answer to one request, and goes with
/// its owner.
final class LocalServer: Sendable {
  enum Answer: Sendable {
    case json(String)
    case html
    case status(Int)
    /// The connection ends before the body does.
    case broken
    case silence
  }

  /// The target of the request, once it is there.
  let requests: AsyncStream<String>

  private let listener: Int32
  private let port: UInt16

  init(answering answer: Answer) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failure = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) | listen(listener, 1)
          | getsockname(listener, address, &length)
      }
    }
    guard failure == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    let (requests, arrived) = AsyncStream.makeStream(of: String.self)
    self.requests = requests
    Thread.detachNewThread {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      arrived.yield(Self.target(of: Self.read(connection)))
      if let text = answer.text {
        Array(text.utf8).withUnsafeBytes {
          _ = write(connection, $0.baseAddress, $0.count)
        }
      } else {
        // The client has the last word: it hangs up.
        _ = Self.read(connection)
      }
      close(connection)
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// An address of the server.
  func url(_ path: String) throws -> URL {
    try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
  }

  private static func read(_ connection: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = recv(connection, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// What stands between the method and the version.
  private static func target(of request: String) -> String {
    let words = request.split(separator: " ", maxSplits: 2)
    return words.count > 1 ? String(words[1]) : ""
  }
}

extension LocalServer.Answer {
  /// What is sent, if anything.
  fileprivate var text: String? {
    switch self {
    case .json(let body): response(200, "text/javascript", body)
    case .html: response(200, "text/html", "\n<!doctype html><p>Log in</p>")
    case .status(let status): response(status, "text/html", "<p>Sorry</p>")
    case .broken:
      response(200, "text/javascript", #"{"results": ["#, missing: 100)
    case .silence: nil
    }
  }

  private func response(
    _ status: Int, _ type: String, _ body: String, missing: Int = 0
  ) -> String {
    """
    HTTP/1.1 \(status) OK\r
    Content-Type: \(type)\r
    Content-Length: \(body.utf8.count + missing)\r
    Connection: close\r
    \r
    \(body)
    """
  }
}
