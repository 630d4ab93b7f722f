/// What git calls an object: the 40 or 64 digits of a checksum.
package struct ObjectName: Hashable, Sendable {
  let digits: ArraySlice<UInt8>

  /// nil for what is no name, such as a revision that git would have to look up.
  init?(_ digits: ArraySlice<UInt8>) {
    guard digits.count == 40 || digits.count == 64, digits.allSatisfy(Self.isDigit) else { return nil }
    self.digits = digits
  }

  var text: String { String(decoding: digits, as: UTF8.self) }

  /// As many digits as people need.
  package var short: String { String(text.prefix(7)) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
