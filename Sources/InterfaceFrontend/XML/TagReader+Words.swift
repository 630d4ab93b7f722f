import SourceModel

extension TagReader {
  func isSpelled(_ text: StaticString, at start: Int) -> Bool { text.isSpelled(at: base + start) }

  @inline(__always)
  func endOfBlanks(from start: Int) -> Int {
    var end = start
    while byte(at: end).isBlank { end += 1 }
    return end
  }

  /// The offset behind the name that begins at an offset; nil where none does.
  @inline(__always)
  func endOfName(from start: Int) -> Int? {
    var end = start
    while true {
      let length = ByteLanes.wordLength(load(at: end))
      end += length
      if length == 8 { continue }
      let next = byte(at: end)
      if next < 0x80 {
        guard next == UInt8(ascii: "-") || next == UInt8(ascii: ".") || next == UInt8(ascii: ":") else { break }
        end += 1
      } else {
        guard let last = endOfForeignCharacter(at: end) else { break }
        end = last
      }
    }
    return end > start && beginsName(at: start) ? end : nil
  }

  @inline(__always)
  private func beginsName(at start: Int) -> Bool {
    switch byte(at: start) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    case 0x80...: NameCharacter.begins(scalar(at: start).scalar)
    default: false
    }
  }

  /// The offset behind a character beyond ASCII that may stand in a name.
  private func endOfForeignCharacter(at start: Int) -> Int? {
    let (scalar, end) = scalar(at: start)
    return NameCharacter.continues(scalar) ? end : nil
  }

  /// A character beyond ASCII.
  private func scalar(at start: Int) -> (scalar: Unicode.Scalar, end: Int) {
    let length = UTF8Step(UnsafeBufferPointer(start: base, count: count), at: start).length
    let text = String(decoding: UnsafeBufferPointer(start: base + start, count: length), as: UTF8.self)
    return (text.unicodeScalars.first ?? "\u{FFFD}", start + length)
  }
}
