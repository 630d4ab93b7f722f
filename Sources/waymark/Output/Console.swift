import Foundation
import Workspace

/// One of the two streams that the program prints to.
struct Console: Sendable {
  static let output = Console(descriptor: Descriptor(STDOUT_FILENO))
  static let messages = Console(descriptor: Descriptor(STDERR_FILENO))

  private let descriptor: Descriptor

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// A reader that has gone away is no mistake of ours: the program ends without a word.
  func write(_ bytes: [UInt8]) {
    guard !descriptor.send(bytes) else { return }
    if errno == EPIPE { exit(0) }
    let reason = String(cString: strerror(errno))
    if descriptor.number == STDOUT_FILENO {
      _ = Self.messages.descriptor.send(Array("waymark: standard output: not written: \(reason)\n".utf8))
    }
    exit(2)
  }

  /// Ends the program when nobody reads what it prints any more, also while it prints nothing.
  func endWithReader() {
    Thread.detachNewThread {
      if descriptor.isLeftByReader() { exit(0) }
    }
  }

  var isTerminal: Bool { isatty(descriptor.number) == 1 }

  /// In columns; nil where it is no terminal. `COLUMNS` overrules what the terminal says.
  var width: Int? {
    guard isTerminal else { return nil }
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
