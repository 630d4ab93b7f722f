extension JSONGate {
  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  mutating func readNumber() throws(JSONError) {
    let start = position
    skip { $0 == .minus }
    let isZero = current == .zero
    let digits = try readDigits()
    if isZero, digits > 1 { throw JSONError(.syntax, at: start) }
    let integerEnd = position
    if skip({ $0 == .dot }) { _ = try readDigits() }
    if skip({ $0 == .e || $0 == .capitalE }) {
      skip { $0 == .plus || $0 == .minus }
      _ = try readDigits()
    }
    if position == integerEnd { respellLargeInteger(start..<position) }
  }

  /// json-c clamps integers that do not fit; with an exponent it reads them as doubles.
  private mutating func respellLargeInteger(_ range: Range<Int>) {
    let digitsThatAlwaysFit = 18
    guard range.count > digitsThatAlwaysFit else { return }
    let longest = "-9223372036854775808".utf8.count
    if range.count <= longest, Int64(String(decoding: bytes[range], as: UTF8.self)) != nil { return }
    respelling.replace(range.upperBound..<range.upperBound, with: "e0".utf8)
  }

  private mutating func readDigits() throws(JSONError) -> Int {
    let start = position
    while let byte = current, (.zero ... .nine).contains(byte) { position += 1 }
    guard position > start else { throw JSONError(.syntax, at: position) }
    return position - start
  }

  mutating func readLiteral() throws(JSONError) {
    for literal in ["true", "false", "null"] where bytes[position...].starts(with: literal.utf8) {
      position += literal.utf8.count
      return
    }
    throw JSONError(.syntax, at: position)
  }
}
