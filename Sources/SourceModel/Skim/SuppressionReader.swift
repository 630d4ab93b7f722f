/// Reads the comments that suppress findings.
///
/// ```
/// // waymark:ignore RULE[, RULE…] [- reason]        behind code: for that line; on a line of its own: for the next code
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
    return zip(offsets, lines).compactMap { reader.suppression(at: $0, line: $1) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    positions = PositionCursor(bytes)
  }

  // MARK: The comment

  private mutating func suppression(at comment: Int, line: Int32) -> Suppression? {
    let start = endOfBlanks(from: comment + 2)
    let end = endOfDirective(from: start)
    let reach: Suppression.Reach
    switch text(start..<end) {
    case "waymark:ignore": reach = .line(line)
    case "waymark:ignore-file": reach = .file
    default: return nil
    }
    let directive = range(start..<end)
    return Suppression(directive: directive, rules: rules(from: end), reach: reach)
  }

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
    while let byte = byte(end), Spelling.isWordByte(byte) || byte == UInt8(ascii: "-") { end += 1 }
    return end
  }

  // MARK: What it reaches

  /// From the last comment to the first, so that comments on top of each other look for their code once.
  private func lines(reachedFrom comments: [Int]) -> [Int32] {
    var targets: [Int] = []
    for comment in comments.reversed() {
      targets.append(isAlone(comment) ? code(behind: comment, next: targets.last, comments) : comment)
    }
    var cursor = PositionCursor(bytes)
    return targets.reversed().map { cursor.position(at: $0).line }
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
