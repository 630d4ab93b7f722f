extension SwiftSkimmer.Skimmer {
  typealias TokenReader = SwiftSkimmer.TokenReader

  /// Goes on to the next token of a type, having noted the current one.
  mutating func consume(_ reader: inout TokenReader) {
    let token = reader.current
    switch token.kind {
    case .word:
      notes.note(token.hash)
      if token.word.isRecursive { gauge.prefixWord(follows: token.before.contains(.isPrefixWord)) }
    case .arrow: gauge.arrow()
    case .leftSquare: gauge.openSquare()
    case .rightSquare, .comma, .string: gauge.breakSquares()
    case .colon: gauge.colon()
    case .postfixMark: gauge.mark(token)
    case .binaryOperator, .prefixOperator, .postfixOperator:
      gauge.sign(token, lexer)
    default: break
    }
    reader.advance()
  }

  mutating func append(_ reader: inout TokenReader) {
    spelling.append(reader.current)
    consume(&reader)
  }

  /// Reads a type into `spelling`; false if none stands here.
  ///
  /// A bare type is spelled without the attributes and specifiers before it.
  mutating func readType(_ reader: inout TokenReader, isBare: Bool) -> Bool {
    spelling.begin(at: reader.current.start)
    var isFirst = true
    while readOperand(&reader, isBare: isBare && isFirst) {
      isFirst = false
      readSuffixes(&reader)
      guard readConnective(&reader) else { return true }
    }
    return !isFirst
  }

  /// Reads a name, a tuple, an array or a number, and what stands before it.
  private mutating func readOperand(_ reader: inout TokenReader, isBare: Bool) -> Bool {
    while true {
      let token = reader.current
      switch token.kind {
      case .at: readTypeAttribute(&reader)
      case .word where isSpecifier(reader):
        let isPartOfType = token.word == .some || token.word == .any || token.word == .each || token.word == .repeat
        append(&reader)
        if token.word == .nonisolated, reader.current.kind == .leftParen { _ = skipBalanced(&reader) }
        if isPartOfType { return readOperand(&reader) }
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard reader.isAt(UInt8(ascii: "~")) || reader.isAt(UInt8(ascii: "-")) else { return false }
        return readOperand(&reader)
      default: return readOperand(&reader)
      }
      if isBare { spelling.begin(at: reader.current.start) }
    }
  }

  private mutating func readOperand(_ reader: inout TokenReader) -> Bool {
    while true {
      let token = reader.current
      switch token.kind {
      case .word where isSpecifier(reader): append(&reader)
      case .word where token.isName || token.word == .Any || token.word == .class:
        append(&reader)
        return true
      case .number:
        append(&reader)
        return true
      case .leftParen, .leftSquare:
        _ = skipBalanced(&reader)
        return true
      case .at: readTypeAttribute(&reader)
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard reader.isAt(UInt8(ascii: "~")) || reader.isAt(UInt8(ascii: "-")) else { return false }
        append(&reader)
      default: return false
      }
    }
  }

  /// Whether the current word stands before a type rather than being one.
  private func isSpecifier(_ reader: TokenReader) -> Bool {
    let word = reader.current.word
    guard word.isTypeSpecifier else { return false }
    switch word {
    case .some, .any, .each, .repeat: return true
    default: break
    }
    let next = reader.next
    switch next.kind {
    case .word: return next.isIdentifier || [.Self, .Any, .inout, .var, .let].contains(next.word)
    case .leftParen: return word != .nonisolated || !next.isFirstOnLine
    case .leftSquare, .at: return true
    case .prefixOperator: return lexer.byte(at: next.start) == UInt8(ascii: "~")
    default: return false
    }
  }

  mutating func readTypeAttribute(_ reader: inout TokenReader) {
    append(&reader)
    var takesArguments = true
    var end = reader.current.start
    while reader.current.kind == .word {
      takesArguments = !SwiftSkimmer.plainTypeAttributes.contains(reader.current.hash)
      end = reader.current.end
      append(&reader)
      guard reader.current.kind == .period || reader.current.kind == .colonColon else { break }
      append(&reader)
    }
    if reader.isAt(UInt8(ascii: "<")) { end = skipBalanced(&reader) }
    if takesArguments, reader.current.kind == .leftParen, reader.current.start == end { _ = skipBalanced(&reader) }
  }

  private mutating func readSuffixes(_ reader: inout TokenReader) {
    while true {
      switch reader.current.kind {
      case .period, .colonColon:
        guard reader.next.kind == .word else { return }
        append(&reader)
        append(&reader)
      case .postfixMark where !reader.current.isFirstOnLine: append(&reader)
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard reader.isAt(UInt8(ascii: "<")) else { return }
        _ = skipBalanced(&reader)
      default: return
      }
    }
  }

  /// Reads what joins two types: `&`, or `->` with the effects before it.
  private mutating func readConnective(_ reader: inout TokenReader) -> Bool {
    // Before a name that it touches, `&` is the address operator.
    if reader.isAt(UInt8(ascii: "&")), reader.current.kind != .prefixOperator {
      append(&reader)
      return true
    }
    if reader.current.kind == .word {
      guard reader.current.isEffect, reader.hasArrowBehindEffects else { return false }
      while reader.current.kind != .arrow, !reader.endsType {
        if reader.current.kind == .leftParen { _ = skipBalanced(&reader) } else { append(&reader) }
      }
    }
    guard reader.current.kind == .arrow else { return false }
    append(&reader)
    return true
  }

  /// Appends everything from the current opening bracket, which may be an angle, to the one that closes it.
  ///
  /// Returns the offset behind it, or behind the last token before the text makes no sense as a type.
  mutating func skipBalanced(_ reader: inout TokenReader) -> Int {
    var closers: [Token.Kind] = []
    var end = reader.current.start
    repeat {
      let token = reader.current
      switch token.kind {
      case .leftParen: closers.append(.rightParen)
      case .leftSquare: closers.append(.rightSquare)
      case .rightParen, .rightSquare:
        guard closers.popLast() == token.kind else { return end }
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if closers.last ?? .postfixOperator == .postfixOperator {
          if reader.isAt(UInt8(ascii: "<")) { closers.append(.postfixOperator) }
          if reader.isAt(UInt8(ascii: ">")) { closers.removeLast() }
        }
      default: if reader.endsType { return end }
      }
      gauge.depth(frames.count - 1 + closers.count)
      end = token.end
      append(&reader)
    } while !closers.isEmpty
    return end
  }
}
