extension JSONGate {
  /// Reads from the opening quote to behind the closing one.
  mutating func readString(isKey: Bool) throws(JSONError) {
    position += 1
    while let byte = current {
      switch byte {
      case .quote:
        position += 1
        return
      case .backslash: try readEscape(isKey: isKey)
      case 0..<0x20: throw JSONError(.syntax, at: position)
      case 0x20..<0x80: position += 1
      default: try readMultiByteScalar()
      }
    }
    throw JSONError(.syntax, at: position)
  }

  private mutating func readMultiByteScalar() throws(JSONError) {
    guard let length = UTF8Sequence.length(in: bytes, at: position) else { throw JSONError(.encoding, at: position) }
    position += length
  }

  private mutating func readEscape(isKey: Bool) throws(JSONError) {
    switch byte(at: position + 1) {
    case .quote, .backslash, .slash, .b, .f, .n, .r, .t: position += 2
    case .u: try readUnicodeEscape(isKey: isKey)
    default: throw JSONError(.syntax, at: position)
    }
  }

  /// Respells surrogates as UTF-8: json-c damages the pairs of U+xD800 to U+xDFFF. A lone one becomes U+FFFD, and so
  /// does U+0000 in a key, where json-c would cut.
  private mutating func readUnicodeEscape(isKey: Bool) throws(JSONError) {
    let start = position
    guard let unit = codeUnit(at: start) else { throw JSONError(.syntax, at: start) }
    let isZeroInKey = isKey && unit == 0
    if isZeroInKey, topLevel == .messages { throw JSONError(.zeroInKey, at: start) }
    position += 6
    guard UTF16.isSurrogate(unit) || isZeroInKey else { return }
    var scalar: Unicode.Scalar = "\u{FFFD}"
    if UTF16.isLeadSurrogate(unit), let trail = codeUnit(at: position), UTF16.isTrailSurrogate(trail) {
      scalar = UTF16.decode(UTF16.EncodedScalar([unit, trail]))
      position += 6
    }
    respelling.replace(start..<position, with: String(scalar).utf8)
  }

  /// The code unit that `\u` with four digits at `offset` stands for.
  private func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == .backslash, bytes[offset + 1] == .u else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
