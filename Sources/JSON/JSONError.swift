/// Why bytes were not read as JSON, or a value was not written.
package struct JSONError: Error, Hashable, Sendable {
  package enum Reason: String, Sendable {
    case syntax = "not JSON"
    case encoding = "not UTF-8"
    case scalar = "neither an object nor an array"
    case zeroInKey = "a key contains U+0000"
    case numberRange = "a number that no double can hold"
    case size = "too large"
    case depth = "nested too deeply"
    case objectCount = "too many objects"
    case valueCount = "too many values"
    case memory = "out of memory"
  }

  package let reason: Reason
  /// Zero-based, in bytes of the input; nil where no single byte is to blame.
  package let offset: Int?

  init(_ reason: Reason, at offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }

  /// Whether the bytes are no JSON text at all; otherwise they are one that is refused.
  package var isMalformed: Bool {
    reason == .syntax || reason == .encoding
  }
}

extension JSONError: CustomStringConvertible {
  package var description: String {
    guard let offset else { return reason.rawValue }
    return "\(reason.rawValue) (byte \(offset))"
  }
}
