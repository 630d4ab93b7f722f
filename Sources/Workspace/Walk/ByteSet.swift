/// What stands between square brackets in a glob.
struct ByteSet: Hashable, Sendable {
  /// A bit for each byte.
  private var members = SIMD4<UInt64>()

  /// Reads `[…]` at `offset` and moves behind it; nil where it does not end or names an unknown class.
  init?(_ bytes: [UInt8], from offset: inout Int) {
    var current = offset + 1
    var isNegated = false
    if current < bytes.count, bytes[current] == UInt8(ascii: "!") || bytes[current] == UInt8(ascii: "^") {
      isNegated = true
      current += 1
    }
    let first = current
    while true {
      guard current < bytes.count else { return nil }
      if bytes[current] == UInt8(ascii: "]"), current > first { break }
      guard readMember(bytes, at: &current) else { return nil }
    }
    if isNegated { members = ~members }
    offset = current + 1
  }

  func contains(_ byte: UInt8) -> Bool {
    members[Int(byte / 64)] & Self.bit(byte) != 0
  }

  private mutating func insert(_ byte: UInt8) {
    members[Int(byte / 64)] |= Self.bit(byte)
  }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte % 64) }

  /// One byte, one range or one `[:class:]`.
  private mutating func readMember(_ bytes: [UInt8], at current: inout Int) -> Bool {
    if bytes[current...].starts(with: Array("[:".utf8)) { return readClass(bytes, at: &current) }
    guard let start = Self.readByte(bytes, at: &current) else { return false }
    let isRange =
      current + 1 < bytes.count && bytes[current] == UInt8(ascii: "-") && bytes[current + 1] != UInt8(ascii: "]")
    insert(start)
    guard isRange else { return true }
    current += 1
    guard let end = Self.readByte(bytes, at: &current) else { return false }
    if start <= end { for byte in start...end { insert(byte) } }
    return true
  }

  private static func readByte(_ bytes: [UInt8], at current: inout Int) -> UInt8? {
    if bytes[current] == UInt8(ascii: "\\") { current += 1 }
    guard current < bytes.count else { return nil }
    defer { current += 1 }
    return bytes[current]
  }

  private mutating func readClass(_ bytes: [UInt8], at current: inout Int) -> Bool {
    let start = current + 2
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { return false }
    guard end > start, bytes[end - 1] == UInt8(ascii: ":") else {
      insert(UInt8(ascii: "["))
      current += 1
      return true
    }
    let name = String(decoding: bytes[start..<(end - 1)], as: UTF8.self)
    guard let isMember = Self.classes[name] else { return false }
    for byte in 0...127 as ClosedRange<UInt8> where isMember(byte) { insert(byte) }
    current = end + 1
    return true
  }

  /// The POSIX classes in the C locale.
  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isDigit($0) || isUpper($0) || isLower($0) },
    "alpha": { isUpper($0) || isLower($0) },
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
    "digit": isDigit,
    "graph": { (0x21...0x7E).contains($0) },
    "lower": isLower,
    "print": { (0x20...0x7E).contains($0) },
    "punct": { (0x21...0x7E).contains($0) && !(isDigit($0) || isUpper($0) || isLower($0)) },
    "space": { $0 == 0x20 || (0x09...0x0D).contains($0) },
    "upper": isUpper,
    "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) },
  ]

  @Sendable private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  @Sendable private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  @Sendable private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
