extension JSONGate {
  var current: UInt8? { byte(at: position) }

  func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  @discardableResult
  mutating func skip(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard let current, isWanted(current) else { return false }
    position += 1
    return true
  }

  mutating func skipWhiteSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// RFC 8259, 8.1: a parser may ignore it.
  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let dot = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let b = UInt8(ascii: "b")
  static let e = UInt8(ascii: "e")
  static let capitalE = UInt8(ascii: "E")
  static let f = UInt8(ascii: "f")
  static let n = UInt8(ascii: "n")
  static let r = UInt8(ascii: "r")
  static let t = UInt8(ascii: "t")
  static let u = UInt8(ascii: "u")
}
