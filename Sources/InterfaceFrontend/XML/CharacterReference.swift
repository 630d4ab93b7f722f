import SourceModel

/// `&amp;`, `&#10;`, `&#x41;`: one of the five names, or a character by its number.
struct CharacterReference {
  var scalar: Unicode.Scalar
  /// Byte offset behind the semicolon.
  var end: Int

  private static let names: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"),
  ]

  /// The reference whose `&` is at an offset; nil where none is there. A zero byte must follow the text.
  static func read(_ base: UnsafePointer<UInt8>, at ampersand: Int) -> CharacterReference? {
    let start = ampersand + 1
    if base[start] == UInt8(ascii: "#") { return readNumber(base, from: start + 1) }
    for (name, scalar) in names where name.isSpelled(at: base + start) {
      return CharacterReference(scalar: scalar, end: start + name.utf8CodeUnitCount)
    }
    return nil
  }

  private static func readNumber(_ base: UnsafePointer<UInt8>, from start: Int) -> CharacterReference? {
    let isHexadecimal = base[start] == UInt8(ascii: "x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    let first = isHexadecimal ? start + 1 : start
    var (offset, value) = (first, UInt32(0))
    while let digit = digit(base[offset], radix: radix) {
      value = min(value * radix + digit, 0x11_0000)
      offset += 1
    }
    guard offset > first, base[offset] == UInt8(ascii: ";"), let scalar = Unicode.Scalar(value), isCharacter(scalar)
    else { return nil }
    return CharacterReference(scalar: scalar, end: offset + 1)
  }

  private static func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where radix == 16: UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F") where radix == 16: UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// XML 1.0, production 2.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
