import SourceModel

/// A small generator with a seed (SplitMix64), so that a failing text can be made again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

enum RandomText {
  /// Line breaks, ASCII, characters of two to four bytes, byte order marks, and bytes and sequences that are no UTF-8.
  private static let pieces: [[UInt8]] = [
    [0x0A], [0x0D], [0x0D, 0x0A], Array("a".utf8), Array("\t".utf8), Array("word".utf8), [0], Array("é".utf8),
    Array("漢".utf8), Array("😀".utf8), Array("👨‍👩‍👧".utf8), [0xEF, 0xBB, 0xBF], [0xFF], [0x80], [0xC3], [0xC0, 0x80],
    [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80, 0xA8], [0xC2, 0x85],
    [0xE0, 0x80, 0x80], [0xF8, 0x88],
  ]

  static func bytes(seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...24, using: &generator)
    return (0..<count).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
  }
}
