import SourceModel

/// Tells code from comments and strings, also where they are unfinished. Linear in the offset asked for.
struct CodeScanner {
  private enum Region {
    /// Code in an interpolation, with the number of parentheses that are open in it.
    case interpolation(depth: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  private struct Nested {
    var region: Region
    /// Where it begins, and where what is in it does.
    var start: Int
    var contentStart: Int
    /// A string on one line ends with its line, finished or not, and so does what is inside it.
    var endsWithLine: Bool
    /// A string of nothing but what stands there.
    var isPlain = true
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let target: Int
  private var offset = 0
  /// Strings and interpolations around the offset; empty in the file's own code.
  private var regions: [Nested] = []
  private var isComment = false
  private(set) var gaps = CodeGaps()

  /// Reads everything before the byte at `target`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, upTo target: Int) {
    self.bytes = bytes
    self.target = target
    while offset < target { step() }
  }

  /// What the place before the byte at `target` belongs to.
  var place: CodeGaps.Place {
    if isComment || offset > target { return .other }
    guard let last = regions.last, case .string(let hashes, let isMultiline) = last.region else { return .code }
    guard last.isPlain, !isMultiline, hashes == 0 else { return .other }
    let rest = bytes[target...]
    let end = rest.firstIndex { [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x0A, 0x0D].contains($0) }
    if let end, bytes[end] == UInt8(ascii: "\\") { return .other }
    // An unfinished literal goes on to the end of its line, which may hold anything.
    let isFinished = end.map { bytes[$0] == UInt8(ascii: "\"") } ?? false
    return .literal(start: last.start, content: last.contentStart..<(isFinished ? end ?? target : target))
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
      regions[regions.count - 1].isPlain = false
      offset += 1 + hashes
      let opens = byte(0) == UInt8(ascii: "(")
      offset += 1
      if opens { openInterpolation() }
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      let closes = isRun(of: "\"", count: quotes, at: offset) && isRun(of: "#", count: hashes, at: offset + quotes)
      offset += closes ? quotes + hashes : 1
      if closes { close() }
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      endLine()
    default:
      offset += 1
    }
  }

  private mutating func openString() {
    let start = offset
    let hashes = count(of: "#", at: offset)
    offset += hashes
    guard byte(0) == UInt8(ascii: "\"") else { return }
    let isMultiline = isRun(of: "\"", count: 3, at: offset)
    offset += isMultiline ? 3 : 1
    open(.string(hashes: hashes, isMultiline: isMultiline), from: start)
  }

  private mutating func openInterpolation() {
    gaps.append(.opening, (regions.last?.start ?? offset)..<offset)
    open(.interpolation(depth: 0), from: offset)
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

  private mutating func open(_ region: Region, from start: Int) {
    var endsWithLine = regions.last?.endsWithLine ?? false
    if case .string(_, isMultiline: false) = region { endsWithLine = true }
    regions.append(Nested(region: region, start: start, contentStart: offset, endsWithLine: endsWithLine))
  }

  /// The innermost region ends at the offset.
  private mutating func close() {
    guard let last = regions.popLast(), case .string = last.region else { return }
    gaps.close(.literal, last.start..<min(offset, target))
  }

  private mutating func endLine() {
    while regions.last?.endsWithLine == true { close() }
    offset += 1
  }

  /// The end of the line, before its break, still belongs to the comment.
  private mutating func skipLineComment() {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
    isComment = offset >= target
    gaps.append(.comment, start..<offset)
  }

  private mutating func skipBlockComment() {
    let start = offset
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
    gaps.append(.comment, start..<offset)
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
