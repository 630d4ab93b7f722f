import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the two streams that the program prints to.
struct Console: Sendable {
  static let output = Console(descriptor: 1)
  static let messages = Console(descriptor: 2)

  private let descriptor: Int32

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// A reader that has gone away is no mistake of ours: the program ends without a word.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { exit(errno == EPIPE ? 0 : 2) }
      rest = rest.dropFirst(count)
    }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// In columns; nil where it is no terminal. `COLUMNS` overrules what the terminal says.
  var width: Int? {
    guard isTerminal else { return nil }
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
