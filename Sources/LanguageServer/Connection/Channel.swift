import Essentials
import Workspace

/// The way on which the client is reached (LSP 3.17, Implementation Considerations).
package enum Channel: Sendable {
  case standardStreams
  /// Open descriptors.
  case descriptors(input: Descriptor, output: Descriptor)
  /// The path of a socket file on which the client listens.
  case pipe(String)
  /// A port of this machine on which the client listens.
  case socket(UInt16)

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Standard output is kept from everything but the protocol.
  package func open() throws(Failure) -> (input: Descriptor, output: Descriptor) {
    switch self {
    case .standardStreams:
      guard let output = ProtectedOutput.claim() else { throw Failure(description: "standard output cannot be used") }
      return (Descriptor(STDIN_FILENO), output)
    case .descriptors(let input, let output): return (input, output)
    case .pipe(let path):
      guard let address = Self.address(of: path) else { throw Failure(description: "'\(path)' is too long for a pipe") }
      let socket = try Self.connect(to: address, family: AF_UNIX, called: "the pipe '\(path)'")
      return (socket, socket)
    case .socket(let port):
      let socket = try Self.connect(to: Self.address(of: port), family: AF_INET, called: "port \(port)")
      return (socket, socket)
    }
  }

  private static func connect<Address>(
    to address: Address, family: Int32, called name: String
  ) throws(Failure) -> Descriptor {
    let number = Essentials.socket(family, streamSocket, 0)
    guard number >= 0, fcntl(number, F_SETFD, FD_CLOEXEC) == 0 else {
      throw Failure(description: "no socket can be made: \(String(cString: strerror(errno)))")
    }
    let result = withUnsafeBytes(of: address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        Essentials.connect(number, $0.baseAddress, socklen_t(bytes.count))
      }
    }
    guard result == 0 else {
      let reason = String(cString: strerror(errno))
      close(number)
      throw Failure(description: "nothing listens on \(name): \(reason)")
    }
    return Descriptor(number)
  }

  /// nil where the path does not fit into an address, which holds about a hundred bytes.
  private static func address(of path: String) -> sockaddr_un? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isWritten = withUnsafeMutableBytes(of: &address.sun_path) { place in
      guard path.utf8.count < place.count else { return false }
      place.copyBytes(from: path.utf8)
      return true
    }
    return isWritten ? address : nil
  }

  private static func address(of port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
    return address
  }

  private static var streamSocket: Int32 {
    #if canImport(Darwin)
      SOCK_STREAM
    #else
      Int32(SOCK_STREAM.rawValue)
    #endif
  }
}
