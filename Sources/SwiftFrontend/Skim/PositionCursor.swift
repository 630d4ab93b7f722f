import SourceModel

extension SwiftSkimmer {
  /// Turns ascending byte offsets into positions, in one walk over the text.
  struct PositionCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Byte offset of the current line's first character.
    private var lineStart: Int
    private var line: Int32 = 0
    /// How far line breaks have been counted.
    private var counted: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      counted = lineStart
    }

    /// The position of an offset that lies between characters, not before the line of the last one asked for.
    mutating func position(at offset: Int) -> Position {
      countLines(to: offset)
      var position = Position(line: line, utf8: 0, utf16: 0, utf32: 0)
      var current = lineStart
      while current < offset {
        guard bytes[current] >= 0x80 else {
          position.utf16 += 1
          position.utf32 += 1
          current += 1
          continue
        }
        let step = UTF8Step(bytes, at: current)
        position.utf16 += Int32(truncatingIfNeeded: step.utf16Units)
        position.utf32 += 1
        current += step.length
      }
      position.utf8 = Int32(truncatingIfNeeded: current - lineStart)
      return position
    }

    private mutating func countLines(to offset: Int) {
      guard let base = bytes.baseAddress else { return }
      while counted < offset {
        if counted + 8 <= offset {
          let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: counted, as: UInt64.self)
          // No byte below 0x0E, so no line break; bytes beyond ASCII do not disturb the test.
          if (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 == 0 {
            counted += 8
            continue
          }
        }
        step()
      }
    }

    private mutating func step() {
      let byte = bytes[counted]
      counted += 1
      guard byte == 0x0A || byte == 0x0D else { return }
      if byte == 0x0D, counted < bytes.count, bytes[counted] == 0x0A { return }
      line += 1
      lineStart = counted
    }
  }
}
