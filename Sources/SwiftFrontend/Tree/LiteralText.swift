/// Decodes one text of a string literal: escapes, and the line breaks and indentation of several lines.
struct LiteralText {
  struct Quote {
    /// How many number signs belong to an escape.
    let pounds: Int
    /// The blanks that each line begins with; nil in a literal of one line.
    let indentation: Range<Int>?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let quote: Quote
  private let end: Int
  private var position: Int
  /// Whether the text goes on with the begin of a line.
  private var isFirstOnLine = false
  private var result: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ quote: Quote) {
    (self.bytes, self.quote) = (bytes, quote)
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// Skips the rest of the line of the opening quotation mark; false if something stands there.
  mutating func skipBlankLine() -> Bool {
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
    isFirstOnLine = skipNewline()
    return isFirstOnLine
  }

  /// Returns the text; nil if an escape or the indentation is wrong. The last text of several lines ends before the line
  /// break that precedes the closing quotation mark.
  mutating func decoded(isLast: Bool) -> String? {
    let end = isLast && quote.indentation != nil ? endOfLastLine : end
    result.reserveCapacity(max(end - position, 0))
    while position < end {
      if isFirstOnLine, !skipIndentation() { return nil }
      if position < end, !takeNext(upTo: end) { return nil }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The end of the line before that of the closing quotation mark.
  private var endOfLastLine: Int {
    var end = end - (quote.indentation?.count ?? 0)
    guard end > position, Self.isNewline(bytes[end - 1]) else { return position }
    end -= 1
    if end > position, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// A line without anything needs no indentation.
  private mutating func skipIndentation() -> Bool {
    isFirstOnLine = false
    guard let indentation = quote.indentation, !Self.isNewline(bytes[position]) else { return true }
    guard bytes[position..<end].starts(with: bytes[indentation]) else { return false }
    position += indentation.count
    return true
  }

  private mutating func takeNext(upTo end: Int) -> Bool {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\\"), isEscape { return takeEscape(upTo: end) }
    if skipNewline() {
      result.append(UInt8(ascii: "\n"))
      isFirstOnLine = true
      return quote.indentation != nil
    }
    result.append(byte)
    position += 1
    return true
  }

  private mutating func skipNewline() -> Bool {
    guard position < end, Self.isNewline(bytes[position]) else { return false }
    let isReturn = bytes[position] == UInt8(ascii: "\r")
    position += 1
    if isReturn, position < end, bytes[position] == UInt8(ascii: "\n") { position += 1 }
    return true
  }

  static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

// MARK: Escapes

extension LiteralText {
  /// Whether the signs of the literal follow the backslash.
  private var isEscape: Bool {
    position + quote.pounds < end
      && bytes[position + 1..<position + 1 + quote.pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func takeEscape(upTo end: Int) -> Bool {
    position += 1 + quote.pounds
    let byte = position < end ? bytes[position] : 0
    if let character = Self.characters[byte] {
      position += 1
      result.append(character)
      return true
    }
    return byte == UInt8(ascii: "u") ? takeScalar() : joinLines(upTo: end)
  }

  private static let characters: [UInt8: UInt8] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "r"): UInt8(ascii: "\r"),
    UInt8(ascii: "t"): UInt8(ascii: "\t"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "'"): UInt8(ascii: "'"), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]

  /// `u{1F600}`
  private mutating func takeScalar() -> Bool {
    guard position + 1 < end, bytes[position + 1] == UInt8(ascii: "{") else { return false }
    let digits = bytes[position + 2..<end].prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
    guard (1...8).contains(digits.count), digits.endIndex < end, bytes[digits.endIndex] == UInt8(ascii: "}"),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(code)
    else { return false }
    position = digits.endIndex + 1
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return true
  }

  /// Goes on with the next line, where nothing but blanks stand behind the backslash. Only with number signs, the last
  /// line may end so.
  private mutating func joinLines(upTo end: Int) -> Bool {
    guard quote.indentation != nil else { return false }
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
    if position == end { return quote.pounds > 0 && end < self.end }
    isFirstOnLine = skipNewline()
    return isFirstOnLine
  }
}
