/// The header of one message (LSP 3.17, base protocol): fields in any case, lines ended by CR LF or LF, an empty line.
enum HeaderBlock: Equatable {
  /// More bytes are needed.
  case incomplete
  /// The length of the body, in bytes, and the index behind the header.
  case complete(length: Int, end: Int)
  case malformed(FramingError)

  static let lengthField = Array("content-length".utf8)

  /// Reads the header at the start of `bytes`. The outcome does not depend on what follows the header.
  init(_ bytes: ArraySlice<UInt8>) {
    var lineStart = bytes.startIndex
    var length: Int?
    while let lineEnd = bytes[lineStart...].firstIndex(of: .lineFeed) {
      guard lineEnd - bytes.startIndex < MessageDecoder.headerSize else { break }
      let line = bytes[lineStart..<lineEnd].dropLast(
        lineEnd > lineStart && bytes[lineEnd - 1] == .carriageReturn ? 1 : 0)
      lineStart = lineEnd + 1
      if line.isEmpty {
        self = length.map { .complete(length: $0, end: lineStart) } ?? .malformed(.noLength)
        return
      }
      guard let field = HeaderField(line) else {
        self = .malformed(.malformedLine)
        return
      }
      guard field.name == Self.lengthField else { continue }
      guard let value = field.length else {
        self = .malformed(.unusableLength)
        return
      }
      length = value
    }
    self = bytes.count > MessageDecoder.headerSize ? .malformed(.headerTooLong) : .incomplete
  }
}

/// One line of a header.
private struct HeaderField {
  /// In lower case.
  let name: [UInt8]
  let value: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
    name = line[..<colon].map(\.asciiLowercased)
    guard name.allSatisfy(Self.isNameByte) else { return nil }
    value = line[(colon + 1)...]
  }

  /// Nil for what is no length of a body that can be received.
  var length: Int? {
    let text = String(decoding: value, as: UTF8.self).trimmingPrefix { $0 == " " || $0 == "\t" }
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard text.dropFirst(digits.count).allSatisfy({ $0 == " " || $0 == "\t" }), let length = Int(digits) else {
      return nil
    }
    return (1...MessageDecoder.believedLength).contains(length) ? length : nil
  }

  /// RFC 9110, 5.6.2: the bytes of a token, without upper case.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
