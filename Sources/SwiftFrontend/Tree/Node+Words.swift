import SourceModel

/// What a token is, as far as its text tells.
extension Node {
  /// Whether the token may be a name or a keyword, and no sign or literal.
  var isWord: Bool {
    source.withBytes { bytes in
      switch SwiftSkimmer.ByteClass.table[Int(bytes[start])] {
      case .letter, .backTick, .dollar, .nonASCII: true
      default: false
      }
    }
  }

  /// Whether the token begins with a digit, as the member of a tuple.
  var isNumber: Bool {
    source.withBytes { SwiftSkimmer.ByteClass.table[Int($0[start])] == .digit }
  }

  /// Whether the token is a word that may name a variable: no reserved keyword, `_` or `$0`.
  var isIdentifier: Bool { isWord && !isReserved && !spells("_") && !isNumberedParameter }

  /// False if the token is no word of a table. True if it has back-ticks or begins beyond ASCII: then its name decides.
  func maySpell(anyOf words: WordTable) -> Bool {
    source.withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      switch SwiftSkimmer.ByteClass.table[Int(bytes[start])] {
      case .letter, .dollar: return words.index(of: WordHash(start: base + start, count: end - start)) != nil
      case .backTick, .nonASCII: return true
      default: return false
      }
    }
  }

  private var isReserved: Bool {
    source.withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      let hash = WordHash(start: base + start, count: end - start)
      return SwiftSkimmer.WordLookUp.shared.withPointers { $0.keyword(for: hash).isReserved }
    }
  }

  /// `$0`
  private var isNumberedParameter: Bool {
    source.withBytes { bytes in
      bytes[start] == UInt8(ascii: "$")
        && bytes[start + 1..<end].allSatisfy { SwiftSkimmer.ByteClass.table[Int($0)] == .digit }
    }
  }
}
