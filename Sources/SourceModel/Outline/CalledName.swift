/// A place of a function's name among the bytes of a file.
struct CalledName {
  let bytes: UnsafeBufferPointer<UInt8>
  let name: Range<Int>
  let start: FunctionInterest.Start

  private static let declaration = Array("func".utf8)
  private static let loop = Array("forEach".utf8)
  /// In bytes: what is searched through for each place of a name.
  private static let longestPath = 256

  var isUsed: Bool {
    if isName(name.lowerBound - 1) || isName(name.upperBound) { return false }
    if isDeclared { return true }
    let open = skippingBlanks(from: name.upperBound)
    guard open < bytes.count else { return false }
    switch bytes[open] {
    case UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "{"): return start.mayBeNone
    case UInt8(ascii: "("): return mayStart(at: skippingBlanks(from: open + 1))
    case UInt8(ascii: ")"): return isPassedOn
    default: return false
    }
  }

  private func mayStart(at place: Int) -> Bool {
    if isUnclear(at: place) { return true }
    if bytes[place] == UInt8(ascii: ")") { return start.mayBeNone }
    guard start.labels.contains(label(at: place)) else { return false }
    guard let next = start.next, let end = endOfArgument(from: place) else { return true }
    if bytes[end] == UInt8(ascii: ")") { return next.contains("") }
    let second = skippingBlanks(from: end + 1)
    return isUnclear(at: second) || next.contains(label(at: second))
  }

  /// The label of the argument at a place, empty for none.
  private func label(at place: Int) -> String {
    var end = place
    while isName(end) { end += 1 }
    let colon = skippingBlanks(from: end)
    guard end > place, colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return "" }
    let label = String(decoding: bytes[place..<end], as: UTF8.self)
    // In the name of a function, `add(_:)`, it stands for no label.
    return label == "_" ? "" : label
  }

  /// The offset of the comma or parenthesis behind the argument at a place; nil where only a lexer can tell.
  private func endOfArgument(from place: Int) -> Int? {
    var (place, depth) = (place, 0)
    while place < bytes.count, !isUnclear(at: place) {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")") where depth == 0, UInt8(ascii: ",") where depth == 0: return place
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        guard let end = endOfString(from: place) else { return nil }
        place = end
      default: break
      }
      if depth < 0 { return nil }
      place += 1
    }
    return nil
  }

  /// The offset of the closing quotation mark of a string without interpolation, on one line.
  private func endOfString(from place: Int) -> Int? {
    var end = place + 1
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\\"), 0x0A, 0x0D: return nil
      case UInt8(ascii: "\""):
        // `""` may begin a string of several lines.
        return end == place + 1 ? nil : end
      default: end += 1
      }
    }
    return nil
  }

  /// True for what may begin a comment, a regular expression, a raw string or generic arguments, or end them.
  private func isUnclear(at place: Int) -> Bool {
    guard place < bytes.count else { return true }
    switch bytes[place] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"): return true
    default: return false
    }
  }

  private var isDeclared: Bool { hasWord(Self.declaration, before: name.lowerBound) }

  /// True in the parentheses of `names.forEach(table.add)`.
  private var isPassedOn: Bool {
    var (start, depth) = (name.lowerBound, 0)
    while start > 0, name.lowerBound - start < Self.longestPath {
      start -= 1
      switch bytes[start] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { return hasWord(Self.loop, before: start) }
        depth -= 1
      default: break
      }
    }
    return false
  }

  private func hasWord(_ word: [UInt8], before place: Int) -> Bool {
    var end = place
    while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
    let start = end - word.count
    return start >= 0 && bytes[start..<end].elementsEqual(word) && !isName(start - 1)
  }

  private func skippingBlanks(from place: Int) -> Int {
    var place = place
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
    return place
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isName(_ place: Int) -> Bool {
    place >= 0 && place < bytes.count && Spelling.isWordByte(bytes[place])
  }
}
