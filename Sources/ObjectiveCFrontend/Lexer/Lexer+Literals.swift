extension Lexer {
  mutating func lexQuoted() -> Token {
    byte(at: position) == UInt8(ascii: "\"") ? lexString(from: position) : lexCharacter()
  }

  /// A string that begins at `start`, with its quotation mark at `position`.
  mutating func lexString(from start: Int) -> Token {
    skipQuoted(UInt8(ascii: "\""))
    return Token(kind: .string, start: start, end: position)
  }

  private mutating func lexCharacter() -> Token {
    let start = position
    skipQuoted(UInt8(ascii: "'"))
    return Token(kind: .character, start: start, end: position)
  }

  /// Skips from one quotation mark behind the next one, or to the end of the line.
  private mutating func skipQuoted(_ quote: UInt8) {
    isAtLineStart = false
    position += 1
    while position < count {
      let next = byte(at: position)
      switch next {
      case quote:
        position += 1
        return
      case 0x0A, 0x0D:
        breakOff()
        return
      case UInt8(ascii: "\\"): position = endOfContinuation(at: position) ?? position + 2
      default: position += 1
      }
    }
    position = min(position, count)
    breakOff()
  }

  /// A literal ends too early; a macro's body and a line that is not compiled may hold anything.
  private mutating func breakOff() {
    if !isInDirective, !isLenient { isBroken = true }
  }

  mutating func lexNumber() -> Token {
    let start = position
    isAtLineStart = false
    while true {
      position = endOfWord(from: position)
      let (next, last) = (byte(at: position), byte(at: position - 1) | 0x20)
      switch next {
      case UInt8(ascii: "."): position += 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard last == UInt8(ascii: "e") || last == UInt8(ascii: "p"), !isHexadecimal(start, last) else {
          return Token(kind: .number, start: start, end: position)
        }
        position += 1
      case UInt8(ascii: "'") where classes[Int(byte(at: position + 1))] == .digit: position += 1
      default: return Token(kind: .number, start: start, end: position)
      }
    }
  }

  /// Whether an `e` is a digit of `0x1e`.
  private func isHexadecimal(_ start: Int, _ last: UInt8) -> Bool {
    last == UInt8(ascii: "e") && byte(at: start + 1) | 0x20 == UInt8(ascii: "x")
  }

  /// Whether the word from `start` is the prefix of a string: `L`, `u8`, `R`, `u8R`, …
  func isStringPrefix(from start: Int) -> Bool {
    guard position - start <= 3 else { return false }
    switch text(from: start, to: position) {
    case "L", "u", "U", "u8", "R", "LR", "uR", "UR", "u8R": return true
    default: return false
    }
  }

  mutating func lexPrefixedString(from start: Int) -> Token {
    if byte(at: position - 1) == UInt8(ascii: "R"), skipRawString() {
      return Token(kind: .string, start: start, end: position)
    }
    return lexString(from: start)
  }

  /// Skips `"x(…)x"`; false if none begins here.
  private mutating func skipRawString() -> Bool {
    let delimiter = position + 1
    var open = delimiter
    while open - delimiter <= 16, byte(at: open) != UInt8(ascii: "("), open < count { open += 1 }
    guard byte(at: open) == UInt8(ascii: "(") else { return false }
    isAtLineStart = false
    let length = open - delimiter
    var end = open + 1
    while end < count {
      if byte(at: end) == UInt8(ascii: ")"), closes(delimiter, length, at: end + 1) {
        position = end + length + 2
        return true
      }
      end += 1
    }
    (position, isBroken) = (count, true)
    return true
  }

  private func closes(_ delimiter: Int, _ length: Int, at offset: Int) -> Bool {
    guard offset + length < count, byte(at: offset + length) == UInt8(ascii: "\"") else { return false }
    return (0..<length).allSatisfy { byte(at: delimiter + $0) == byte(at: offset + $0) }
  }
}
