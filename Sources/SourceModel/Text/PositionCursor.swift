/// Turns ascending byte offsets into positions, in one walk over the text.
package struct PositionCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Byte offset of the current line's first character.
  private var lineStart: Int
  private var line: Int32 = 0
  /// How far line breaks have been counted.
  private var counted: Int
  /// How far the current line has been walked, and the position there: a line may be as long as the file.
  private var walked: Int
  private var reached = Position(line: 0, utf8: 0, utf16: 0, utf32: 0)

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lineStart = ByteOrderMark.length(in: bytes)
    counted = lineStart
    walked = lineStart
  }

  /// The position of an offset that lies between characters, not before the line of the last one asked for.
  package mutating func position(at offset: Int) -> Position {
    countLines(to: offset)
    if walked > offset { beginLine() }
    while walked < offset {
      guard bytes[walked] >= 0x80 else {
        reached.utf16 += 1
        reached.utf32 += 1
        walked += 1
        continue
      }
      let step = UTF8Step(bytes, at: walked)
      reached.utf16 += Int32(truncatingIfNeeded: step.utf16Units)
      reached.utf32 += 1
      walked += step.length
    }
    reached.utf8 = Int32(truncatingIfNeeded: walked - lineStart)
    return reached
  }

  private mutating func beginLine() {
    walked = lineStart
    reached = Position(line: line, utf8: 0, utf16: 0, utf32: 0)
  }

  /// Counts without branches, a block at a time, as long as no carriage return is about.
  private mutating func countLines(to offset: Int) {
    guard let base = bytes.baseAddress, counted < offset else { return }
    let first = counted
    var lines = 0
    while counted + Self.block <= offset {
      if let breaks = Self.lineFeeds(inBlockAt: base + counted) {
        lines &+= breaks
      } else {
        for index in counted..<(counted + Self.block) where endsLine(index) { lines += 1 }
      }
      counted &+= Self.block
    }
    for index in counted..<offset where endsLine(index) { lines += 1 }
    counted = offset
    line += Int32(truncatingIfNeeded: lines)
    guard lines > 0, let last = (first..<offset).last(where: endsLine) else { return }
    lineStart = last + 1
    beginLine()
  }

  private static let block = 64

  /// nil where there is a carriage return.
  @inline(__always)
  private static func lineFeeds(inBlockAt start: UnsafePointer<UInt8>) -> Int? {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var counts: UInt64 = 0
    var returns: UInt64 = 0
    for offset in stride(from: 0, to: block, by: 8) {
      let word = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      returns |= ByteLanes.zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      let others = word ^ 0x0A0A_0A0A_0A0A_0A0A
      counts &+= ~(((others & low) &+ low) | others | low) >> 7
    }
    return returns == 0 ? Int(truncatingIfNeeded: (counts &* 0x0101_0101_0101_0101) >> 56) : nil
  }

  /// Whether a line ends behind the byte; not between the bytes of CRLF.
  private func endsLine(_ index: Int) -> Bool {
    switch bytes[index] {
    case 0x0A: true
    case 0x0D: index + 1 >= bytes.count || bytes[index + 1] != 0x0A
    default: false
    }
  }
}
