/// Reads the comments that suppress findings.
///
/// ```
/// // waymark:ignore RULE[, RULE…] [- reason]        behind code: for that line; on a line of its own: for the next code,
///                                                  with the lines that its round and square brackets reach
/// // waymark:ignore-file RULE[, RULE…] [- reason]   for the whole file
/// ```
package struct SuppressionReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var positions: PositionCursor

  /// `offsets` are those of the comments that speak to Waymark, ascending.
  package static func read(_ offsets: [Int], in bytes: UnsafeBufferPointer<UInt8>) -> [Suppression] {
    if offsets.isEmpty { return [] }
    var reader = SuppressionReader(bytes)
    let lines = reader.lines(reachedFrom: offsets)
    return zip(offsets, lines).compactMap { reader.suppression(at: $0, lines: $1) }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    positions = PositionCursor(bytes)
  }

  // MARK: The comment

  /// `comment` is the offset of the last two bytes of its sign.
  mutating func suppression(at comment: Int, lines: ClosedRange<Int32>) -> Suppression? {
    let start = endOfBlanks(from: comment + 2)
    let end = endOfDirective(from: start)
    switch text(start..<end) {
    case "waymark:ignore":
      return Suppression(directive: range(start..<end), rules: rules(from: end), reach: .lines(lines))
    case "waymark:ignore-file":
      return Suppression(directive: range(start..<end), rules: rules(from: end), reach: .file)
    default:
      return endOfMistake(start).map { Suppression(directive: range(start..<$0), rules: [], reach: .nothing) }
    }
  }

  /// The end of what was probably meant to be a directive: a word directly behind the colon, or a word for suppressing behind
  /// blanks. Other comments that begin with the name are prose.
  private func endOfMistake(_ start: Int) -> Int? {
    let colon = start + "waymark:".utf8.count
    let word = endOfBlanks(from: colon)
    guard let first = byte(word), Spelling.isWordByte(first) else { return nil }
    let end = endOfWord(from: word)
    let text = text(word..<end).lowercased()
    return word == colon || Self.beginnings.contains(where: text.hasPrefix) ? end : nil
  }

  private static let beginnings = ["ignor", "disabl", "suppress"]

  /// Words with commas between them.
  private mutating func rules(from start: Int) -> [Spelling] {
    var rules: [Spelling] = []
    var next = endOfBlanks(from: start)
    while let first = byte(next), Spelling.isWordByte(first) {
      let end = endOfWord(from: next)
      rules.append(Spelling(text: text(next..<end), range: range(next..<end)))
      next = endOfBlanks(from: end)
      guard byte(next) == UInt8(ascii: ",") else { break }
      next = endOfBlanks(from: next + 1)
    }
    return rules
  }

  private func endOfDirective(from start: Int) -> Int {
    var end = start
    while let byte = byte(end), !isBlank(byte), !isLineBreak(byte) { end += 1 }
    return end
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while let byte = byte(end), Spelling.isWordByte(byte) || byte == UInt8(ascii: "-") && !endsMarkup(end) { end += 1 }
    return end
  }

  /// True at the end of a comment of XML.
  private func endsMarkup(_ offset: Int) -> Bool {
    byte(offset + 1) == UInt8(ascii: "-") && byte(offset + 2) == UInt8(ascii: ">")
  }

  // MARK: What it reaches

  /// From the last comment to the first, so that comments on top of each other look for their code once.
  private func lines(reachedFrom comments: [Int]) -> [ClosedRange<Int32>] {
    var targets: [(start: Int, isCode: Bool)] = []
    for comment in comments.reversed() {
      let isCode = isAlone(comment)
      targets.append((isCode ? code(behind: comment, next: targets.last?.start, comments) : comment, isCode))
    }
    var cursor = PositionCursor(bytes)
    var known: (start: Int, lines: ClosedRange<Int32>)?
    return targets.reversed().map { start, isCode in
      if let known, known.start == start { return known.lines }
      let line = cursor.position(at: start).line
      let lines = line...(isCode ? line + wrappedLines(from: start) : line)
      known = (start, lines)
      return lines
    }
  }

  /// How many lines behind the first belong to a call that is wrapped: those in round or square brackets that begin there,
  /// up to a brace or a literal of several lines, and those that begin with a dot.
  private func wrappedLines(from start: Int) -> Int32 {
    var (depth, lines, offset) = (0, Int32(0), start)
    while let byte = byte(offset), lines < Self.mostWrappedLines {
      offset += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"): return lines
      case UInt8(ascii: "/") where self.byte(offset) == byte: offset = endOfLine(from: offset)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = endOfLiteral(from: offset, closedBy: byte) else { return lines }
        offset = end
      case 0x0A:
        guard depth > 0 || self.byte(endOfBlanks(from: offset)) == UInt8(ascii: ".") else { return lines }
        lines += 1
      default: break
      }
      if depth < 0 { return lines }
    }
    return lines
  }

  private static let mostWrappedLines: Int32 = 100

  /// Behind the quotation mark that closes it; nil where it does not end in its line.
  private func endOfLiteral(from start: Int, closedBy mark: UInt8) -> Int? {
    var end = start
    while let byte = byte(end), !isLineBreak(byte) {
      if byte == mark { return end + 1 }
      end += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether nothing but blanks and comments stands before it on its line.
  private func isAlone(_ comment: Int) -> Bool {
    var start = comment
    while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
    if start == 0 { start = ByteOrderMark.length(in: bytes) }
    while start < comment {
      start = endOfBlanks(from: start)
      guard start < comment else { break }
      guard byte(start) == UInt8(ascii: "/"), byte(start + 1) == UInt8(ascii: "*") else { return false }
      start = endOfBlockComment(from: start + 2)
    }
    return true
  }

  /// The first line behind a comment that holds more than blanks and a comment. `next` is what the comment after it
  /// reaches.
  private func code(behind comment: Int, next: Int?, _ comments: [Int]) -> Int {
    var offset = endOfLine(from: comment)
    while let first = byte(offset) {
      switch first {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"):
        if let next, isNoted(offset, comments) { return next }
        offset = endOfLine(from: offset)
      default: return offset
      }
    }
    return offset
  }

  private func isNoted(_ offset: Int, _ comments: [Int]) -> Bool {
    let place = comments.partitionPoint { $0 < offset }
    return place < comments.count && comments[place] == offset
  }

  // MARK: Bytes

  private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func endOfBlanks(from start: Int) -> Int {
    var end = start
    while let byte = byte(end), isBlank(byte) { end += 1 }
    return end
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while let byte = byte(end), !isLineBreak(byte) { end += 1 }
    return end
  }

  private func endOfBlockComment(from start: Int) -> Int {
    var end = start
    while let byte = byte(end) {
      if byte == UInt8(ascii: "*"), self.byte(end + 1) == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return end
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func range(_ range: Range<Int>) -> SourceRange {
    SourceRange(
      start: positions.position(at: range.lowerBound), end: positions.position(at: range.upperBound))
  }
}
