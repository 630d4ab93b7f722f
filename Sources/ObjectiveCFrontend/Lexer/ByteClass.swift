/// What a byte can begin.
enum ByteClass: UInt8 {
  case blank, newline, zero, letter, digit, slash, quote, pound, at, backslash, sign
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, semicolon, period, colon, star, less, greater, caret, equal, question

  static let table: [ByteClass] = (0...UInt8.max).map { ByteClass(of: $0) }

  private init(of byte: UInt8) {
    guard byte < 0x80 else {
      self = .letter
      return
    }
    switch Character(Unicode.Scalar(byte)) {
    case "\n", "\r": self = .newline
    case "\0": self = .zero
    case "a"..."z", "A"..."Z", "_", "$": self = .letter
    case "0"..."9": self = .digit
    case "/": self = .slash
    case "\"", "'": self = .quote
    case "#": self = .pound
    case "@": self = .at
    case "\\": self = .backslash
    case "(": self = .leftParen
    case ")": self = .rightParen
    case "[": self = .leftSquare
    case "]": self = .rightSquare
    case "{": self = .leftBrace
    case "}": self = .rightBrace
    case ",": self = .comma
    case ";": self = .semicolon
    case ".": self = .period
    case ":": self = .colon
    case "*": self = .star
    case "<": self = .less
    case ">": self = .greater
    case "^": self = .caret
    case "=": self = .equal
    case "?": self = .question
    case "!", "%", "&", "+", "-", "|", "~", "`": self = .sign
    default: self = .blank
    }
  }
}
