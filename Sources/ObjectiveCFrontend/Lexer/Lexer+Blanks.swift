import SourceModel

extension Lexer {
  /// Skips a comment at the current slash; false if it begins none.
  mutating func skipComment() -> Bool {
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"):
      comments?.note(commentAt: position, in: base)
      position = endOfLogicalLine(from: position + 2)
      return true
    case UInt8(ascii: "*"):
      skipBlockComment()
      return true
    default: return false
    }
  }

  private mutating func skipBlockComment() {
    position += 2
    while position < count {
      let stars = ByteLanes.zeroBytes(load(at: position) ^ 0x2A2A_2A2A_2A2A_2A2A)
      guard stars != 0 else {
        position += 8
        continue
      }
      position += stars.trailingZeroBitCount / 8 + 1
      guard position <= count else { break }
      if byte(at: position) == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
    (position, isBroken) = (count, true)
  }

  /// The offset of the line break that no backslash hides, or of the text's end.
  func endOfLogicalLine(from start: Int) -> Int {
    var end = endOfLine(from: start)
    while end > start, end < count, byte(at: end - 1) == UInt8(ascii: "\\"),
      let next = endOfContinuation(at: end - 1)
    {
      end = endOfLine(from: next)
    }
    return end
  }

  private func endOfLine(from start: Int) -> Int {
    ByteLanes.endOfLine(base, count: count, from: start)
  }

  /// The start of the line behind a backslash at the end of a line; nil where something else follows.
  ///
  /// Compilers allow blanks between the two (`-Wbackslash-newline-escape`).
  func endOfContinuation(at backslash: Int) -> Int? {
    var next = backslash + 1
    while byte(at: next) == UInt8(ascii: " ") || byte(at: next) == UInt8(ascii: "\t") { next += 1 }
    switch byte(at: next) {
    case 0x0A: return next + 1
    case 0x0D: return byte(at: next + 1) == 0x0A ? next + 2 : next + 1
    default: return nil
    }
  }
}

extension Lexer {
  /// Skips the rest of a line of the preprocessor.
  mutating func skipDirective() {
    while isInDirective {
      let kind = next().kind
      if kind == .lineEnd || kind == .end { isInDirective = false }
    }
  }
}
