import SourceModel

extension SwiftSkimmer.Lexer {
  /// Skips a line break and the spaces that indent the next line.
  @inline(__always)
  mutating func skipNewline() {
    position = endOfIndentation(from: position &+ 1)
  }

  /// The offset of the first byte that is no space, on a line that begins at `start`.
  @inline(__always)
  func endOfIndentation(from start: Int) -> Int {
    var end = start
    var blanks = 8
    while blanks == 8, end < count {
      blanks = (load(at: end) ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
      end &+= blanks
    }
    return end
  }

  /// Skips a comment at the current slash; false if it begins none.
  mutating func skipComment(_ isFirstOnLine: inout Bool) -> Bool {
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"):
      comments.note(commentAt: position, in: base)
      position = endOfLine(from: position + 2)
      return true
    case UInt8(ascii: "*"):
      skipBlockComment(&isFirstOnLine)
      return true
    default: return false
    }
  }

  /// The offset of the next line break, or of the text's end.
  func endOfLine(from start: Int) -> Int {
    ByteLanes.endOfLine(base, count: count, from: start)
  }

  private mutating func skipBlockComment(_ isFirstOnLine: inout Bool) {
    position += 2
    var depth = 1
    while position < count {
      let bytes = load(at: position)
      let signs =
        ByteLanes.zeroBytes(bytes ^ 0x2A2A_2A2A_2A2A_2A2A) | ByteLanes.zeroBytes(bytes ^ 0x2F2F_2F2F_2F2F_2F2F)
      if !isFirstOnLine {
        let limit = signs == 0 ? 64 : signs.trailingZeroBitCount
        isFirstOnLine = ByteLanes.lineBreaks(bytes).trailingZeroBitCount < limit
      }
      guard signs != 0 else {
        position += 8
        continue
      }
      position += signs.trailingZeroBitCount / 8
      switch (byte(at: position), byte(at: position + 1)) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      default: position += 1
      }
    }
    position = count
    isBroken = true
  }

  /// Skips a byte order mark, a non-breaking space, or what is neither identifier nor operator.
  mutating func skipNonASCIIBlank() -> Bool {
    let (scalar, length) = decode(at: position)
    if let scalar, scalar != 0xFEFF {
      if SwiftSkimmer.Scalars.continuesIdentifier(scalar) || SwiftSkimmer.Scalars.beginsOperator(scalar) {
        return false
      }
      if scalar == 0x201C || scalar == 0x201D { return false }
    }
    position += length
    return true
  }

  /// The scalar at an offset, nil where the bytes are none; and how many bytes belong together.
  func decode(at offset: Int) -> (scalar: UInt32?, length: Int) { Self.decode(base, count, at: offset) }

  static func decode(_ base: UnsafePointer<UInt8>, _ count: Int, at offset: Int) -> (scalar: UInt32?, length: Int) {
    let first = base[offset]
    guard first >= 0x80 else { return (UInt32(first), 1) }
    guard first >= 0xC2, first < 0xF5 else {
      var length = 1
      while offset + length < count, isStray(base[offset + length]) { length += 1 }
      return (nil, length)
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let next = base[offset + index]
      guard next & 0xC0 == 0x80 else { return (nil, index) }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    let minimum: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    return (scalar >= minimum && Unicode.Scalar(scalar) != nil ? scalar : nil, length)
  }

  private static func isStray(_ byte: UInt8) -> Bool {
    byte >= 0x80 && !(byte >= 0xC2 && byte < 0xF5)
  }
}
