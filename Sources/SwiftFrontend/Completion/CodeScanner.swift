/// Tells code from comments and strings, also where they are unfinished. Linear in the offset asked for.
struct CodeScanner {
  private enum Region {
    /// Code in an interpolation, with the number of parentheses that are open in it.
    case interpolation(depth: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  private struct Nested {
    var region: Region
    /// A string on one line ends with its line, finished or not, and so does what is inside it.
    var endsWithLine: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let target: Int
  private var offset = 0
  /// Strings and interpolations around the offset; empty in the file's own code.
  private var regions: [Nested] = []
  private var isComment = false

  /// Whether the place before the byte at `target` belongs to code.
  static func isCode(at target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = CodeScanner(bytes: bytes, target: target)
    while scanner.offset < target { scanner.step() }
    if scanner.isComment { return false }
    if case .string? = scanner.regions.last?.region { return false }
    return true
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, target: Int) {
    self.bytes = bytes
    self.target = target
  }

  private mutating func step() {
    if case .string(let hashes, let isMultiline)? = regions.last?.region {
      stepInString(hashes: hashes, isMultiline: isMultiline)
    } else {
      stepInCode()
    }
  }

  private mutating func stepInCode() {
    switch bytes[offset] {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): openString()
    case UInt8(ascii: "("): openParenthesis()
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine()
    default: offset += 1
    }
  }

  private mutating func stepInString(hashes: Int, isMultiline: Bool) {
    switch bytes[offset] {
    case UInt8(ascii: "\\") where isRun(of: "#", count: hashes, at: offset + 1):
      offset += 1 + hashes
      if byte(0) == UInt8(ascii: "(") { open(.interpolation(depth: 0)) }
      offset += 1
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      let closes = isRun(of: "\"", count: quotes, at: offset) && isRun(of: "#", count: hashes, at: offset + quotes)
      if closes { regions.removeLast() }
      offset += closes ? quotes + hashes : 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      endLine()
    default:
      offset += 1
    }
  }

  private mutating func openString() {
    let hashes = count(of: "#", at: offset)
    offset += hashes
    guard byte(0) == UInt8(ascii: "\"") else { return }
    let isMultiline = isRun(of: "\"", count: 3, at: offset)
    open(.string(hashes: hashes, isMultiline: isMultiline))
    offset += isMultiline ? 3 : 1
  }

  private mutating func openParenthesis() {
    offset += 1
    guard case .interpolation(let depth)? = regions.last?.region else { return }
    regions[regions.count - 1].region = .interpolation(depth: depth + 1)
  }

  private mutating func closeParenthesis() {
    offset += 1
    guard case .interpolation(let depth)? = regions.last?.region else { return }
    if depth == 0 {
      regions.removeLast()
    } else {
      regions[regions.count - 1].region = .interpolation(depth: depth - 1)
    }
  }

  private mutating func open(_ region: Region) {
    var endsWithLine = regions.last?.endsWithLine ?? false
    if case .string(_, isMultiline: false) = region { endsWithLine = true }
    regions.append(Nested(region: region, endsWithLine: endsWithLine))
  }

  private mutating func endLine() {
    offset += 1
    while regions.last?.endsWithLine == true { regions.removeLast() }
  }

  /// The end of the line, before its break, still belongs to the comment.
  private mutating func skipLineComment() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
    isComment = offset >= target
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < target
    isComment = depth > 0 || offset > target
  }

  private func byte(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private func count(of character: Unicode.Scalar, at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: character) { end += 1 }
    return end - start
  }

  private func isRun(of character: Unicode.Scalar, count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: character) }
  }
}
