import SourceModel

extension TagReader {
  /// Skips blanks before and behind the root element; nothing else may stand there but markup.
  mutating func skipBlanksOutside() -> Bool {
    position = endOfBlanks(from: position)
    if position >= count || byte(at: position) == UInt8(ascii: "<") { return true }
    return fail(.syntax, at: position)
  }

  /// Skips text to the next `<`.
  mutating func skipText() -> Bool {
    while true {
      let bytes = load(at: position)
      let found =
        ByteLanes.zeroBytes(bytes ^ 0x3C3C_3C3C_3C3C_3C3C) | ByteLanes.zeroBytes(bytes ^ 0x2626_2626_2626_2626)
        | ByteLanes.zeroBytes(bytes ^ 0x5D5D_5D5D_5D5D_5D5D) | ByteLanes.zeroBytes(bytes)
      guard found != 0 else {
        position += 8
        continue
      }
      position += found.trailingZeroBitCount / 8
      switch byte(at: position) {
      case UInt8(ascii: "<"): return true
      case UInt8(ascii: "&"):
        guard let end = endOfReference(at: position) else { return false }
        position = end
      case UInt8(ascii: "]"):
        if isSpelled("]]>", at: position) { return fail(.syntax, at: position) }
        position += 1
      default: return fail(.syntax, at: position)
      }
    }
  }

  /// Skips a comment, in which no `--` may stand but at its end.
  mutating func skipComment() -> Bool {
    let start = position
    guard let end = offset(of: "--", from: start + 4) else { return fail(.syntax, at: start) }
    guard byte(at: end + 2) == UInt8(ascii: ">") else { return fail(.syntax, at: end) }
    position = end + 3
    return true
  }

  mutating func skipCharacterData() -> Bool {
    guard let end = offset(of: "]]>", from: position + 9) else { return fail(.syntax, at: position) }
    position = end + 3
    return true
  }

  /// Skips a processing instruction; `xml` is reserved for the first one.
  mutating func readInstruction() -> Bool {
    let start = position + 2
    guard let nameEnd = endOfName(from: start) else { return fail(.syntax, at: position) }
    let isReserved = nameEnd - start == 3 && load(at: start) & 0xDF_DFDF == 0x4C_4D58
    let isWhole = byte(at: nameEnd).isBlank || isSpelled("?>", at: nameEnd)
    guard !isReserved, isWhole, let end = offset(of: "?>", from: nameEnd) else { return fail(.syntax, at: position) }
    position = end + 2
    return true
  }

  /// The offset of the next occurrence of a text of ASCII.
  private func offset(of text: StaticString, from start: Int) -> Int? {
    let firsts = UInt64(text.utf8Start[0]) &* 0x0101_0101_0101_0101
    var offset = start
    while offset < count {
      let found = ByteLanes.zeroBytes(load(at: offset) ^ firsts)
      guard found != 0 else {
        offset += 8
        continue
      }
      offset += found.trailingZeroBitCount / 8
      if offset < count, isSpelled(text, at: offset) { return offset }
      offset += 1
    }
    return nil
  }
}
