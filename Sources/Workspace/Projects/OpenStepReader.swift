import SourceModel

/// Reads property lists in the format of OpenStep, which Xcode writes projects in, as Foundation does (swift-foundation,
/// `OpenStepPlist.swift`). Refuses what Foundation takes besides: lists that are no dictionary in braces, U+2028 as white
/// space, and lists that end in the middle of an item.
struct OpenStepReader {
  private static let mostNesting = 512

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private var values: [PropertyList.Value] = []
  /// Where the containers begin that have no end yet.
  private var open: [Int] = []

  /// nil where the text is no such list.
  static func read(_ text: SourceText) -> PropertyList? {
    text.withBytes { bytes in
      guard ByteLanes.isUTF8(bytes) else { return nil }
      var reader = OpenStepReader(bytes)
      return reader.readAll() ? PropertyList(bytes: text.bytes, values: reader.values, isAsWritten: true) : nil
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    offset = ByteOrderMark.length(in: bytes)
    values.reserveCapacity(bytes.count / 32)
  }

  /// A dictionary, and nothing behind it.
  private mutating func readAll() -> Bool {
    guard skipSpace(), next == UInt8(ascii: "{"), readValue() else { return false }
    while let container = open.last {
      guard skipSpace() else { return false }
      let isDictionary = values[container].kind == .dictionary
      if consume(isDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")")) {
        values[container].end = Int32(truncatingIfNeeded: values.count)
        open.removeLast()
        guard let outer = open.last else { break }
        guard readSeparator(in: outer) else { return false }
      } else {
        guard isDictionary ? readEntry() : readValue() else { return false }
        if open.last == container, !readSeparator(in: container) { return false }
      }
    }
    return !skipSpace()
  }

  /// A key without a value is its own.
  private mutating func readEntry() -> Bool {
    guard readText(), skipSpace() else { return false }
    if next == UInt8(ascii: ";") {
      values += values.suffix(1)
      return true
    }
    return consume(UInt8(ascii: "=")) && skipSpace() && readValue()
  }

  /// A whole text, data, or the beginning of a container.
  private mutating func readValue() -> Bool {
    if consume(UInt8(ascii: "<")) { return readData() }
    guard next == UInt8(ascii: "{") || next == UInt8(ascii: "(") else { return readText() }
    open.append(values.count)
    values.append(PropertyList.Value(kind: next == UInt8(ascii: "{") ? .dictionary : .list))
    offset += 1
    return open.count <= Self.mostNesting
  }

  private mutating func readSeparator(in container: Int) -> Bool {
    guard skipSpace() else { return false }
    if values[container].kind == .dictionary { return consume(UInt8(ascii: ";")) }
    return consume(UInt8(ascii: ",")) || next == UInt8(ascii: ")")
  }
}

// MARK: Bytes

extension OpenStepReader {
  /// The next byte; zero at the end.
  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func readText() -> Bool {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return readQuoted() }
    let start = offset
    while offset < bytes.count {
      let length = ByteLanes.wordLength(load(at: offset))
      offset += length
      if length == 8 { continue }
      guard Self.standsUnquoted(next) else { break }
      offset += 1
    }
    append(.text, from: start)
    return offset > start
  }

  private mutating func readQuoted() -> Bool {
    let quote = next
    offset += 1
    let start = offset
    var kind = PropertyList.Kind.text
    while next != quote {
      if next == UInt8(ascii: "\\") {
        kind = .escapedText
        offset += 1
      }
      guard offset < bytes.count else { return false }
      offset += 1
    }
    append(kind, from: start)
    offset += 1
    return true
  }

  private mutating func append(_ kind: PropertyList.Kind, from start: Int) {
    values.append(
      PropertyList.Value(
        kind: kind, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: offset)))
  }

  private static func standsUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  /// Bytes as two hexadecimal digits each.
  private mutating func readData() -> Bool {
    values.append(PropertyList.Value(kind: .other))
    while !consume(UInt8(ascii: ">")) {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case _ where Self.isDigit(next):
        offset += 1
        guard Self.isDigit(next) else { return false }
        offset += 1
      default: return false
      }
    }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }

  /// White space and comments. False at the end.
  private mutating func skipSpace() -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x09...0x0D, UInt8(ascii: " "): offset += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skipLine()
      default: return true
      }
    }
    return false
  }

  /// Eight bytes, zeros behind the text (`SourceText.padding`).
  private func load(at offset: Int) -> UInt64 {
    bytes.baseAddress.map { ByteLanes.load($0, at: offset) } ?? 0
  }

  private func follows(_ byte: UInt8) -> Bool {
    offset + 1 < bytes.count && bytes[offset + 1] == byte
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count {
      let stars = ByteLanes.zeroBytes(load(at: offset) ^ 0x2A2A_2A2A_2A2A_2A2A)
      guard stars != 0 else {
        offset += 8
        continue
      }
      offset += stars.trailingZeroBitCount / 8 + 1
      if next == UInt8(ascii: "/") { return offset += 1 }
    }
    offset = bytes.count
  }

  private mutating func skipLine() {
    while next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r"), offset < bytes.count { offset += 1 }
  }
}
