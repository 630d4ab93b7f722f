import SourceModel

/// What a token is, as far as its text tells.
extension Node {
  /// Whether the token may be a name or a keyword, and no sign or literal.
  var isWord: Bool {
    switch firstByte {
    case .letter, .backTick, .dollar, .nonASCII: true
    default: false
    }
  }

  /// Whether the token begins with a digit, as the member of a tuple.
  var isNumber: Bool { firstByte == .digit }

  /// Whether the token is a word that may name a variable: no reserved keyword, `_` or `$0`.
  var isIdentifier: Bool { isWord && !isReserved && !spells("_") && !isNumberedParameter }

  /// True if a token in the node fits that is one of the words. A token in back-ticks, or one whose first letter is not
  /// ASCII, is not compared with them: it may be one.
  func hasToken(anyOf words: WordTable, where fits: (Node) -> Bool) -> Bool {
    source.withBytes { bytes in
      words.withPointers { words in tokens.contains { $0.maySpell(anyOf: words, in: bytes) && fits($0) } }
    }
  }

  /// `bytes` are those of the file.
  private func maySpell(anyOf words: WordTable.Pointers, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    switch SwiftSkimmer.ByteClass.table[Int(bytes[start])] {
    case .letter, .dollar: return words.index(of: WordHash(start: base + start, count: end - start)) != nil
    case .backTick, .nonASCII: return true
    default: return false
    }
  }

  private var isReserved: Bool {
    guard let hash else { return false }
    return SwiftSkimmer.WordLookUp.shared.withPointers { $0.keyword(for: hash).isReserved }
  }

  private var firstByte: SwiftSkimmer.ByteClass {
    source.withBytes { SwiftSkimmer.ByteClass.table[Int($0[start])] }
  }

  /// That of the text; nil only for a text without memory.
  private var hash: WordHash? {
    source.withBytes { bytes in bytes.baseAddress.map { WordHash(start: $0 + start, count: end - start) } }
  }

  /// `$0`
  private var isNumberedParameter: Bool {
    source.withBytes { bytes in
      bytes[start] == UInt8(ascii: "$")
        && bytes[start + 1..<end].allSatisfy { SwiftSkimmer.ByteClass.table[Int($0)] == .digit }
    }
  }
}
