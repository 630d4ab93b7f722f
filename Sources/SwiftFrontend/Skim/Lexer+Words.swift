import SourceModel

extension SwiftSkimmer.Lexer {
  typealias Token = SwiftSkimmer.Token
  typealias Trail = SwiftSkimmer.Trail

  mutating func lexWord(_ isFirstOnLine: Bool) -> Token {
    let start = position
    let (end, hash) = measureWord(from: start)
    position = end
    return word(words.keyword(for: hash), hash, from: start, isFirstOnLine)
  }

  /// The token of a word from `start` up to the current position.
  @inline(__always)
  mutating func word(
    _ keyword: SwiftSkimmer.Keyword, _ hash: WordHash, from start: Int, _ isFirstOnLine: Bool
  ) -> Token {
    let isName = !trail.isDisjoint(with: .expectsName)
    var trail = keyword.trail
    if isName, keyword.isReserved { trail = trail.subtracting(.startsStatement).union(.completes) }
    var token = token(.word, from: start, trail: trail, isFirstOnLine)
    token.word = keyword.word
    token.hash = hash
    return token
  }

  /// The end and the hash of the word that begins at `start`, with an ASCII letter or a low line.
  ///
  /// Each byte is loaded once for both.
  @inline(__always)
  func measureWord(from start: Int) -> (end: Int, hash: WordHash) {
    var (end, hash) = (start, WordHash.Prefix())
    var part = load(at: end)
    var length = ByteLanes.wordLength(part)
    while length == 8 {
      hash.append(part)
      end &+= 8
      part = load(at: end)
      length = ByteLanes.wordLength(part)
    }
    end &+= length
    let next = byte(at: end)
    guard next >= 0x80 || next == UInt8(ascii: "$") else { return (end, hash.finished(part, count: end &- start)) }
    end = Self.endOfIdentifier(base, count, wordBytes, from: end)
    return (end, WordHash(start: base + start, count: end &- start))
  }

  /// The end of the identifier that goes on at `start`, with letters beyond ASCII.
  private func endOfIdentifier(from start: Int) -> Int {
    Self.endOfIdentifier(base, count, wordBytes, from: start)
  }

  /// Static, because a method would make the loop over words copy the lexer.
  @inline(never)
  private static func endOfIdentifier(
    _ base: UnsafePointer<UInt8>, _ count: Int, _ wordBytes: UnsafePointer<UInt8>, from start: Int
  ) -> Int {
    var end = start
    while end < count {
      if wordBytes[Int(base[end])] != 0 {
        end += 1
        continue
      }
      guard base[end] >= 0x80 else { break }
      let (scalar, length) = decode(base, count, at: end)
      guard let scalar, SwiftSkimmer.Scalars.continuesIdentifier(scalar) else { break }
      end += length
    }
    return end
  }

  mutating func lexDollar(_ isFirstOnLine: Bool) -> Token {
    lexPlainWord(from: position, bodyFrom: position + 1, isFirstOnLine)
  }

  /// A word that can be no keyword.
  private mutating func lexPlainWord(from start: Int, bodyFrom body: Int, _ isFirstOnLine: Bool) -> Token {
    position = endOfIdentifier(from: body)
    var token = token(.word, from: start, trail: .completes, isFirstOnLine)
    token.hash = WordHash(start: base + start, count: position - start)
    return token
  }

  mutating func lexBackTick(_ isFirstOnLine: Bool) -> Token {
    let start = position
    let tick = UInt8(ascii: "`")
    var end = start + 1
    while end < count, byte(at: end) != tick, byte(at: end) != 0x0A, byte(at: end) != 0x0D { end += 1 }
    guard end < count, byte(at: end) == tick else { return single(.other, trail: [], isFirstOnLine) }
    position = end + 1
    var token = token(.word, from: start, trail: .completes, isFirstOnLine)
    token.isQuoted = true
    token.hash = WordHash(start: base + start + 1, count: end - start - 1)
    return token
  }

  mutating func lexEditorPlaceholder(_ isFirstOnLine: Bool) -> Token? {
    var end = position + 2
    while end < count {
      switch (byte(at: end), byte(at: end + 1)) {
      case (UInt8(ascii: "#"), UInt8(ascii: ">")):
        let start = position
        position = min(end + 2, count)
        return token(.other, from: start, trail: .completes, isFirstOnLine)
      case (UInt8(ascii: "<"), UInt8(ascii: "#")), (0x0A, _): return nil
      default: end += 1
      }
    }
    return nil
  }

  mutating func lexNonASCII(_ isFirstOnLine: Bool) -> Token {
    let (scalar, length) = decode(at: position)
    guard let scalar else { return single(.other, length: length, trail: .completes, isFirstOnLine) }
    if SwiftSkimmer.Scalars.beginsOperator(scalar) { return lexOperator(isFirstOnLine) }
    if SwiftSkimmer.Scalars.continuesIdentifier(scalar) {
      return lexPlainWord(from: position, bodyFrom: position, isFirstOnLine)
    }
    return single(.other, length: length, trail: .completes, isFirstOnLine)
  }

  mutating func lexNumber(_ isFirstOnLine: Bool) -> Token {
    let start = position
    let isMember = byte(at: max(start - 1, 0)) == UInt8(ascii: ".") && trail.contains(.expectsName)
    let marker = byte(at: start + 1)
    if byte(at: start) == UInt8(ascii: "0"), marker == UInt8(ascii: "x") {
      position = endOfHexadecimal(from: start + 2)
    } else {
      position = endOfDecimal(from: start, isMember: isMember)
    }
    return token(.number, from: start, trail: .completes, isFirstOnLine)
  }

  private func endOfDecimal(from start: Int, isMember: Bool) -> Int {
    var end = endOfDigits(from: start)
    if byte(at: end) == UInt8(ascii: ".") {
      guard !isMember, Self.isDigit(byte(at: end + 1)) else { return end }
      end = endOfDigits(from: end + 1)
    }
    if byte(at: end) | 0x20 == UInt8(ascii: "e"), let exponent = endOfExponent(from: end) { end = exponent }
    return endOfIdentifier(from: end)
  }

  private func endOfHexadecimal(from start: Int) -> Int {
    let end = endOfIdentifier(from: start)
    if byte(at: end - 1) | 0x20 == UInt8(ascii: "p"), let exponent = endOfExponent(from: end - 1) { return exponent }
    guard byte(at: end) == UInt8(ascii: "."), Self.isHexadecimal(byte(at: end + 1)) else { return end }
    var fraction = end + 1
    while Self.isHexadecimal(byte(at: fraction)) || byte(at: fraction) == UInt8(ascii: "_") { fraction += 1 }
    guard byte(at: fraction) | 0x20 == UInt8(ascii: "p") else { return end }
    return endOfExponent(from: fraction) ?? end
  }

  /// The end of an exponent whose letter stands at `start`.
  private func endOfExponent(from start: Int) -> Int? {
    let sign = byte(at: start + 1)
    let digits = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? start + 2 : start + 1
    return Self.isDigit(byte(at: digits)) ? endOfDigits(from: digits) : nil
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while Self.isDigit(byte(at: end)) || byte(at: end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}
