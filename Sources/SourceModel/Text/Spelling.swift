/// Source text reduced to its tokens, and where it stands.
///
/// Comments and white space are dropped; where two tokens meet in word characters, one space stands between them:
/// `UIViewController /* x */ & Foo.Bar` is spelled `UIViewController&Foo.Bar`, `any  P` is spelled `any P`.
/// Word characters are those of `isWordByte`. Back-ticks around an identifier are
/// dropped. The range goes from the first token's start to the last one's end, back-ticks included.
package struct Spelling: Hashable, Sendable {
  package var text: String
  package var range: SourceRange

  package init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }

  /// ASCII letters and digits, `_`, `$`, and everything beyond ASCII.
  package static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }
}
