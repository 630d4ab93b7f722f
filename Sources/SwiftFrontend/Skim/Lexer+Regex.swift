extension SwiftSkimmer.Lexer {
  /// The end of the regular expression that begins with the slash of an operator, if one does
  /// (`tryScanOperatorAsRegexLiteral` in SwiftParser).
  func endOfOperatorRegex(at slash: Int, in oper: Range<Int>) -> Int? {
    guard !isLeftBound(at: oper.lowerBound), !trail.contains(.namesOperator) else { return nil }
    var isCertain = false
    if !isRightBound(at: oper.upperBound, isLeftBound: false) {
      isCertain = prefersRegex
      if !isCertain, !trail.contains(.expectsOperand) { return nil }
      if !trail.contains(.opensArgument) { isCertain = true }
    }
    return endOfPlainRegex(at: slash, isCertain: isCertain)
  }

  private func endOfPlainRegex(at slash: Int, isCertain: Bool) -> Int? {
    switch byte(at: slash + 1) {
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
    case UInt8(ascii: " "), UInt8(ascii: "\t"): if !isCertain { return nil }
    default: break
    }
    if slash > 0, byte(at: slash - 1) == UInt8(ascii: "*") { return nil }
    var scan = RegexScan(position: slash + 1, isCertain: isCertain)
    while scan.position < count {
      let current = byte(at: scan.position)
      if current == UInt8(ascii: "/") {
        let next = scan.position + 1 < count ? byte(at: scan.position + 1) : 0
        if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return isCertain ? scan.position : nil }
        return scan.endsWithBlank && !isCertain ? nil : scan.position + 1
      }
      if current == 0x0A || current == 0x0D { break }
      guard scan.take(current, next: byte(at: scan.position + 1)) else { return nil }
    }
    return isCertain ? min(scan.position, count) : nil
  }

  /// Lexes `#/…/#`, or nil where the number signs at the current position begin none.
  mutating func lexPoundRegex(pounds: Int, _ isFirstOnLine: Bool) -> Token? {
    let start = position
    guard byte(at: start + pounds) == UInt8(ascii: "/") else { return nil }
    let body = start + pounds + 1
    var lineBreak = body
    while byte(at: lineBreak) == UInt8(ascii: " ") || byte(at: lineBreak) == UInt8(ascii: "\t") { lineBreak += 1 }
    let isMultiline = byte(at: lineBreak) == 0x0A || byte(at: lineBreak) == 0x0D
    if isMultiline, pounds >= endlessRegexPounds {
      position = lineBreak
    } else if let end = endOfPoundRegex(from: isMultiline ? lineBreak : body, pounds: pounds, isMultiline) {
      position = end
      return token(.regex, from: start, trail: .completes, isFirstOnLine)
    } else if isMultiline {
      endlessRegexPounds = pounds
      position = lineBreak
    } else {
      position = endOfLine(from: body)
    }
    isBroken = true
    return token(.regex, from: start, trail: .completes, isFirstOnLine)
  }

  private func endOfPoundRegex(from start: Int, pounds: Int, _ isMultiline: Bool) -> Int? {
    var offset = start
    while offset < count {
      switch byte(at: offset) {
      case UInt8(ascii: "/"):
        var end = offset + 1
        while byte(at: end) == UInt8(ascii: "#") { end += 1 }
        if end - offset - 1 >= pounds { return end }
        offset += 1
      case UInt8(ascii: "\\") where isMultiline || !isNewline(at: offset + 1): offset += 2
      case 0x0A, 0x0D:
        guard isMultiline else { return nil }
        offset += 1
      default: offset += 1
      }
    }
    return nil
  }

  func isNewline(at offset: Int) -> Bool {
    byte(at: offset) == 0x0A || byte(at: offset) == 0x0D
  }
}

/// A walk through `/…/`, which gives up where the slash is more likely an operator.
private struct RegexScan {
  var position: Int
  let isCertain: Bool
  /// Whether a blank that no backslash escapes stands right before `position`.
  var endsWithBlank = false
  private var groups = 0
  private var classes = 0

  init(position: Int, isCertain: Bool) {
    self.position = position
    self.isCertain = isCertain
  }

  /// Steps over one character, or an escaped pair; false at a parenthesis that closes nothing.
  mutating func take(_ byte: UInt8, next: UInt8) -> Bool {
    endsWithBlank = false
    switch byte {
    case UInt8(ascii: "\\"):
      position += next == 0x0A || next == 0x0D ? 1 : 2
      return true
    case UInt8(ascii: "(") where classes == 0: groups += 1
    case UInt8(ascii: ")") where classes == 0:
      if groups == 0, !isCertain { return false }
      groups = max(groups - 1, 0)
    case UInt8(ascii: "["): classes += 1
    case UInt8(ascii: "]"): classes = max(classes - 1, 0)
    case UInt8(ascii: " "), UInt8(ascii: "\t"): endsWithBlank = true
    default: break
    }
    position += 1
    return true
  }
}
