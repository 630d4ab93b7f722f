extension SwiftSkimmer {
  /// What a byte can begin.
  enum ByteClass: UInt8 {
    case blank, newline, zero, letter, digit, slash, quote, backTick, pound, dollar, operatorSign, mark, less, nonASCII
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, semicolon, colon, at, backslash
    /// A control character: skipped like white space.
    case invalid

    static let table: [ByteClass] = (0...UInt8.max).map { ByteClass(of: $0) }
    /// One for each byte that continues an identifier, ASCII only.
    static let wordTable: [UInt8] = (0...UInt8.max).map { byte in
      switch ByteClass(of: byte) {
      case .letter, .digit, .dollar: 1
      default: 0
      }
    }

    private init(of byte: UInt8) {
      switch Character(Unicode.Scalar(byte)) {
      case " ", "\t", "\u{B}", "\u{C}": self = .blank
      case "\n", "\r": self = .newline
      case "\0": self = .zero
      case "a"..."z", "A"..."Z", "_": self = byte < 0x80 ? .letter : .nonASCII
      case "0"..."9": self = .digit
      case "/": self = .slash
      case "\"", "'": self = .quote
      case "`": self = .backTick
      case "#": self = .pound
      case "$": self = .dollar
      case "!", "?": self = .mark
      case "<": self = .less
      case "=", "-", "+", "*", "%", ">", "&", "|", "^", "~", ".": self = .operatorSign
      case "(": self = .leftParen
      case ")": self = .rightParen
      case "[": self = .leftSquare
      case "]": self = .rightSquare
      case "{": self = .leftBrace
      case "}": self = .rightBrace
      case ",": self = .comma
      case ";": self = .semicolon
      case ":": self = .colon
      case "@": self = .at
      case "\\": self = .backslash
      default: self = byte < 0x80 ? .invalid : .nonASCII
      }
    }
  }
}
