/// Where the lines of a text begin, and the way between byte offsets and positions.
///
/// Lines end at `\n`, `\r\n` or a lone `\r`, and nowhere else (LSP 3.17, Text Documents). Keeps no text: the functions
/// that count columns are given it again.
package struct LineTable: Hashable, Sendable {
  /// Byte offset of each line's first character; the first one lies behind a file's byte order mark.
  package private(set) var starts: [Int32]
  /// By line: whether all its bytes are ASCII, so that a column needs no counting.
  private var isASCII: [Bool]

  /// In a text that a client sends, a byte order mark is a character as any other (`countingMark`).
  package init(_ text: SourceText, countingMark: Bool = false) {
    (starts, isASCII) = text.withBytes { bytes in
      let first = countingMark ? 0 : ByteOrderMark.length(in: bytes)
      var (starts, isASCII) = ([Int32(first)], [Bool]())
      var start = first
      while let base = bytes.baseAddress {
        let line = ByteLanes.line(base, count: bytes.count, from: start)
        isASCII.append(line.isASCII)
        guard line.end < bytes.count else { break }
        start = line.end + 1
        if bytes[line.end] == 0x0D, start < bytes.count, bytes[start] == 0x0A { start += 1 }
        starts.append(Int32(start))
      }
      return (starts, isASCII.isEmpty ? [true] : isASCII)
    }
  }

  /// The position of a byte offset. Offsets outside the text and inside a character move to the nearest place before.
  package func position(at offset: Int, in text: SourceText) -> Position {
    text.withBytes { position(at: offset, in: $0) }
  }

  package func position(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Position {
    let target = min(max(offset, Int(starts[0])), bytes.count)
    let line = line(containing: target)
    var position = Position(line: Int32(line), utf8: 0, utf16: 0, utf32: 0)
    var current = Int(starts[line])
    guard !isASCII[line] else {
      position.advance(by: target - current)
      return position
    }
    while current < target {
      guard bytes[current] >= 0x80 else {
        position.advance(utf8: 1, utf16: 1)
        current += 1
        continue
      }
      let step = UTF8Step(bytes, at: current)
      if current + step.length > target { break }
      position.advance(utf8: step.length, utf16: step.utf16Units)
      current += step.length
    }
    return position
  }

  package func range(from start: Int, to end: Int, in text: SourceText) -> SourceRange {
    SourceRange(start: position(at: start, in: text), end: position(at: end, in: text))
  }

  /// The byte offset of a client's position: a column behind the line's end is the end before the line break, a line
  /// behind the last is the text's end, a column inside a character is the character's start.
  package func offset(line: Int, column: Int, in encoding: PositionEncoding, of text: SourceText) -> Int {
    guard line >= 0 else { return Int(starts[0]) }
    guard line < starts.count else { return text.count }
    return text.withBytes { bytes in
      let end = contentEnd(ofLine: line, in: bytes)
      var current = Int(starts[line])
      var counted = 0
      while current < end {
        let step = UTF8Step(bytes, at: current)
        let next = counted + Self.units(of: step, in: encoding)
        if next > column { break }
        counted = next
        current += step.length
      }
      return current
    }
  }

  /// The index of the line that holds a byte offset.
  package func line(containing offset: Int) -> Int {
    max(starts.partitionPoint { Int($0) <= offset } - 1, 0)
  }

  /// The offset behind a line's last character, before its line break.
  package func contentEnd(ofLine line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = Int(starts[line + 1])
    if end > Int(starts[line]), bytes[end - 1] == 0x0A { end -= 1 }
    if end > Int(starts[line]), bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private static func units(of step: UTF8Step, in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: step.length
    case .utf16: step.utf16Units
    case .utf32: 1
    }
  }
}

extension Position {
  fileprivate mutating func advance(utf8: Int, utf16: Int) {
    self.utf8 += Int32(truncatingIfNeeded: utf8)
    self.utf16 += Int32(truncatingIfNeeded: utf16)
    utf32 += 1
  }

  fileprivate mutating func advance(by columns: Int) {
    utf8 += Int32(truncatingIfNeeded: columns)
    utf16 += Int32(truncatingIfNeeded: columns)
    utf32 += Int32(truncatingIfNeeded: columns)
  }
}
