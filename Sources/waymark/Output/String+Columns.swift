extension String {
  /// How many columns of a terminal it takes.
  var columns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }
}

extension Character {
  /// Emoji, and the letters of East Asia (Unicode Standard Annex #11, the large ranges of *Wide* and *Fullwidth*).
  fileprivate var isWide: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        true
      case 0xFE0F: true
      default: scalar.properties.isEmojiPresentation
      }
    }
  }
}
