extension SwiftSkimmer.Lexer {
  mutating func lexMark(_ isFirstOnLine: Bool) -> Token {
    guard isLeftBound(at: position) else { return lexOperator(isFirstOnLine) }
    let isTry = trail.contains(.isTry)
    let token = single(.postfixMark, trail: .completes, isFirstOnLine)
    prefersRegex = isTry
    return token
  }

  mutating func lexOperator(_ isFirstOnLine: Bool) -> Token {
    let start = position
    if regexEnd > start {
      position = regexEnd
      return token(.regex, from: start, trail: .completes, isFirstOnLine)
    }
    var end = splitsOperators ? endOfTypeOperator(from: start) : endOfOperator(from: start)
    if !splitsOperators {
      if let slash = firstSlash(from: start, to: end), let regexEnd = endOfOperatorRegex(at: slash, in: start..<end) {
        self.regexEnd = regexEnd
        guard slash == start else { return operatorToken(from: start, to: slash, isFirstOnLine) }
        position = regexEnd
        return token(.regex, from: start, trail: .completes, isFirstOnLine)
      }
      if end - start > 2, let comment = commentStart(from: start + 1, to: end) { end = comment }
    }
    return operatorToken(from: start, to: end, isFirstOnLine)
  }

  private mutating func operatorToken(from start: Int, to end: Int, _ isFirstOnLine: Bool) -> Token {
    let leftBound = isLeftBound(at: start)
    let rightBound = isRightBound(at: end, isLeftBound: leftBound)
    position = end
    var kind = Token.Kind.binaryOperator
    var trail: Trail = .expectsOperand
    switch (end - start, byte(at: start), byte(at: start + 1)) {
    case (1, UInt8(ascii: "="), _): kind = .equal
    case (1, UInt8(ascii: "."), _): (kind, trail) = (.period, .expectsName)
    case (2, UInt8(ascii: "-"), UInt8(ascii: ">")): (kind, trail) = (.arrow, [])
    default:
      if leftBound != rightBound { kind = leftBound ? .postfixOperator : .prefixOperator }
      if kind == .postfixOperator { trail = .completes }
    }
    // The name in `operator +` ends the declaration.
    if self.trail.contains(.namesOperator) { trail.insert(.completes) }
    return token(kind, from: start, trail: trail, isFirstOnLine)
  }

  private func endOfOperator(from start: Int) -> Int {
    let startsWithDot = byte(at: start) == UInt8(ascii: ".")
    var end = start
    while end < count {
      let next = byte(at: end)
      switch classes[Int(next)] {
      case .less where end > start && byte(at: end + 1) == UInt8(ascii: "#") && hasPlaceholderEnd(from: end): return end
      case .operatorSign where next == UInt8(ascii: ".") && end > start && !startsWithDot: return end
      case .operatorSign, .mark, .less, .slash: end += 1
      case .nonASCII:
        let (scalar, length) = decode(at: end)
        guard let scalar, SwiftSkimmer.Scalars.continuesOperator(scalar) else { return max(end, start + 1) }
        end += length
      default: return end
      }
    }
    return end
  }

  private func hasPlaceholderEnd(from start: Int) -> Bool {
    var copy = self
    copy.position = start
    return copy.lexEditorPlaceholder(false) != nil
  }

  /// In types only `->`, `==` and `...` are longer than a character.
  private func endOfTypeOperator(from start: Int) -> Int {
    switch (byte(at: start), byte(at: start + 1), byte(at: start + 2)) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">"), _), (UInt8(ascii: "="), UInt8(ascii: "="), _): start + 2
    case (UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: ".")): start + 3
    default: start + decode(at: start).length
    }
  }

  private func firstSlash(from start: Int, to end: Int) -> Int? {
    (start..<end).first { byte(at: $0) == UInt8(ascii: "/") }
  }

  private func commentStart(from start: Int, to end: Int) -> Int? {
    (start..<end).first { offset in
      let next = byte(at: offset + 1)
      return byte(at: offset) == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
    }
  }

  func isLeftBound(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let previous = byte(at: offset - 1)
    switch classes[Int(previous)] {
    case .blank: return previous != 0x20 && previous != 0x09
    case .newline, .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon, .zero: return false
    case .slash: return !(offset > 1 && byte(at: offset - 2) == UInt8(ascii: "*"))
    case .nonASCII: return !(previous == 0xA0 && offset > 1 && byte(at: offset - 2) == 0xC2)
    default: return true
    }
  }

  func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
    guard offset < count else { return false }
    let next = byte(at: offset)
    switch classes[Int(next)] {
    case .blank: return next != 0x20 && next != 0x09
    case .newline, .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .colon, .zero: return false
    case .operatorSign: return next != UInt8(ascii: ".") || !isLeftBound
    case .slash: return byte(at: offset + 1) != UInt8(ascii: "/") && byte(at: offset + 1) != UInt8(ascii: "*")
    case .nonASCII: return !(next == 0xC2 && byte(at: offset + 1) == 0xA0)
    default: return true
    }
  }
}
