import SourceModel
import TestSupport

enum RandomText {
  /// Line breaks, ASCII, characters of two to four bytes, byte order marks, and bytes and sequences that are no UTF-8.
  private static let pieces: [[UInt8]] = [
    [0x0A], [0x0D], [0x0D, 0x0A], Array("a".utf8), Array("\t".utf8), Array("word".utf8), [0], Array("é".utf8),
    Array("漢".utf8), Array("😀".utf8), Array("👨‍👩‍👧".utf8), [0xEF, 0xBB, 0xBF], [0xFF], [0x80], [0xC3], [0xC0, 0x80],
    [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80, 0xA8], [0xC2, 0x85],
    [0xE0, 0x80, 0x80], [0xF8, 0x88],
  ]

  static func bytes(seed: UInt64) -> [UInt8] {
    var generator = SeededRandom(seed)
    let count = Int.random(in: 0...24, using: &generator)
    return (0..<count).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
  }
}
