import Essentials
import Workspace

/// One of the two streams that the program prints to.
struct Console: Sendable {
  static let output = Console(descriptor: Descriptor(STDOUT_FILENO))
  static let messages = Console(descriptor: Descriptor(STDERR_FILENO))

  private let descriptor: Descriptor

  /// Opens the standard streams that were closed before the program started, so that no file that is opened later gets
  /// their numbers, and with them what is printed. Nothing can be read from them; only messages can be written.
  static func openClosedStreams() {
    for (number, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Where the reader has gone away, nothing is printed, and the command ends with the code that it would end with anyway.
  /// Messages are lost where they cannot be written; where results cannot be, the program ends with code 2.
  func write(_ bytes: [UInt8]) {
    RunEffects.note(descriptor.number == STDOUT_FILENO ? .printed(bytes) : .said(bytes))
    show(bytes)
  }

  /// Writes a passing line that does not belong to the result, such as progress.
  func show(_ text: String) { show(Array(text.utf8)) }

  private func show(_ bytes: [UInt8]) {
    guard !descriptor.send(bytes), descriptor.number == STDOUT_FILENO, errno != EPIPE else { return }
    let reason = String(cString: strerror(errno))
    Self.messages.write("waymark: standard output: not written: \(reason)\n")
    exit(2)
  }

  /// Ends the program when nobody reads what it prints any more, also while it prints nothing.
  func endWithReader() {
    DeepThread.startSurely {
      if descriptor.isLeftByReader() { exit(0) }
    }
  }

  var isTerminal: Bool { isatty(descriptor.number) == 1 }

  /// In columns; nil where it is no terminal. `COLUMNS` overrules what the terminal says.
  var width: Int? {
    guard isTerminal else { return nil }
    if let columns = Surroundings.variables["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
