import Foundation

/// Where an editor listens for the server that it starts.
struct Listener {
  struct Failure: Error {
    let number = errno
  }

  private let socket: Int32

  /// On a port of this machine that is free.
  static func onPort() throws -> (listener: Listener, port: UInt16) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
    let listener = try Listener(address, AF_INET)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { getsockname(listener.socket, $0.baseAddress, &length) }
    }
    guard result == 0 else { throw Failure() }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  static func onFile(_ path: String) throws -> Listener {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return try Listener(address, AF_UNIX)
  }

  private init<Address>(_ address: Address, _ family: Int32) throws {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = Foundation.socket(family, stream, 0)
    let result = withUnsafeBytes(of: address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { bind(socket, $0.baseAddress, socklen_t(bytes.count)) }
    }
    guard result == 0, listen(socket, 1) == 0 else { throw Failure() }
    self.socket = socket
  }

  /// Waits for the server.
  func accept() throws -> Int32 {
    let connection = Foundation.accept(socket, nil, nil)
    close(socket)
    guard connection >= 0 else { throw Failure() }
    return connection
  }
}
