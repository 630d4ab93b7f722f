/// Reads the tokens of code towards the start of a text, past its comments.
struct BackwardReader {
  enum Token: Hashable {
    /// An identifier, a keyword or a number.
    case word(String)
    case literal
    case sign(Unicode.Scalar)
    /// The beginning of the text, or of an interpolation.
    case start
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var gaps: ArraySlice<CodeGaps.Gap>
  /// The byte before it is read next.
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ gaps: CodeGaps) {
    self.bytes = bytes
    self.offset = offset
    self.gaps = gaps.all.prefix { $0.range.upperBound <= offset }
  }

  mutating func next() -> Token {
    skipBlanks()
    guard offset > 0 else { return .start }
    if let gap = gaps.last, gap.range.upperBound == offset { return take(gap) }
    let end = offset
    skipWord()
    if offset < end { return .word(String(decoding: bytes[offset..<end], as: UTF8.self)) }
    offset -= 1
    return .sign(Unicode.Scalar(bytes[offset]))
  }

  /// The token that is read next.
  var peeked: Token {
    var copy = self
    return copy.next()
  }

  /// Whether the token that is read next touches what was read last.
  var isTouched: Bool {
    var copy = self
    copy.skipBlanks()
    return copy.offset == offset
  }

  /// Steps over a token that is the next one; false where it is not.
  mutating func take(_ token: Token) -> Bool {
    var copy = self
    guard copy.next() == token else { return false }
    self = copy
    return true
  }

  /// Steps over the identifier that ends here.
  mutating func skipWord() {
    let start = gaps.last?.range.upperBound ?? 0
    while offset > start, Spelling.isWordByte(bytes[offset - 1]) { offset -= 1 }
  }

  /// Steps over white space and comments.
  private mutating func skipBlanks() {
    while offset > 0 {
      if let gap = gaps.last, gap.range.upperBound == offset {
        guard gap.kind == .comment else { return }
        offset = gap.range.lowerBound
        gaps.removeLast()
        continue
      }
      switch bytes[offset - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset -= 1
      default: return
      }
    }
  }

  private mutating func take(_ gap: CodeGaps.Gap) -> Token {
    guard gap.kind == .literal else { return .start }
    offset = gap.range.lowerBound
    gaps.removeLast()
    return .literal
  }
}
