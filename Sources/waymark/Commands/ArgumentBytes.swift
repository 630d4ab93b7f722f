import Essentials
import Workspace

/// Arguments of the program as texts that lose nothing: each byte that is no UTF-8 is one of 128 characters that no name has,
/// at the end of the last plane for private use.
enum ArgumentBytes {
  private static let plane: UInt32 = 0x10FF00

  /// Without the program's name. Call `refuseWithoutProc` before.
  static var arguments: [String] {
    let count = Int(CommandLine.argc)
    return (1..<max(count, 1)).compactMap { CommandLine.unsafeArgv[$0] }.map { argument in
      text(Array(UnsafeBufferPointer(start: argument, count: strlen(argument)).lazy.map(UInt8.init(bitPattern:))))
    }
  }

  /// Throws a `Failure` if the system hides the arguments. On Linux, the Swift runtime finds them by
  /// this file. Without it, their number is arbitrary: seen with Swift 6.3.
  static func refuseWithoutProc() throws {
    #if os(Linux)
      guard access("/proc/self/maps", R_OK) == 0 else {
        throw Failure("the arguments cannot be read, because /proc is not mounted")
      }
    #endif
  }

  static func text(_ bytes: [UInt8]) -> String {
    var (parser, input, text) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), String.UnicodeScalarView())
    var offset = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        text.append(Unicode.UTF8.decode(encoded))
        offset += encoded.count
      case .error(let length):
        text.append(contentsOf: bytes[offset..<offset + length].compactMap { Unicode.Scalar(plane + UInt32($0)) })
        offset += length
      case .emptyInput: return String(text)
      }
    }
  }

  /// The bytes behind a text that `text` made.
  static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in byte(behind: scalar).map { [$0] } ?? Array(String(scalar).utf8) }
  }

  static func isByte(_ scalar: Unicode.Scalar) -> Bool { byte(behind: scalar) != nil }

  private static func byte(behind scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= plane + 0x80 ? UInt8(scalar.value - plane) : nil
  }
}

extension FilePath {
  /// A path that the user has typed.
  init(typed text: String) { self.init(bytes: ArgumentBytes.bytes(of: text)) }
}
