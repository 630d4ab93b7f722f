/// Why bytes of the stream did not become a message.
package enum FramingError: Error, Hashable, Sendable {
  /// A line of the header is no header field.
  case malformedLine
  /// The header has no `Content-Length`.
  case noLength
  /// The length is no number, zero, or beyond `MessageDecoder.believedLength`.
  case unusableLength
  /// The header does not end within `MessageDecoder.headerSize`.
  case headerTooLong
  /// The header's `Content-Type` names another charset than UTF-8; the body was skipped.
  case foreignCharset
  /// The body was longer than `MessageDecoder.bodySize`, and was skipped; in bytes.
  case bodyTooLarge(Int)
}

extension FramingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformedLine: "a malformed line in a message's header"
    case .noLength: "a message without Content-Length"
    case .unusableLength: "a message with an unusable Content-Length"
    case .headerTooLong: "a message's header is too long"
    case .foreignCharset: "a message in another charset than UTF-8"
    case .bodyTooLarge(let size): "a message of \(size) bytes is too large"
    }
  }
}
