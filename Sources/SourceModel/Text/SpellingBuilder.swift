/// Joins tokens to a `Spelling`.
package struct SpellingBuilder {
  private let base: UnsafePointer<UInt8>
  private var text: [UInt8] = []
  private var endsInWord = false
  private var start = 0
  private var end = 0

  /// `base` is the first byte of the text that all offsets count from.
  package init(_ base: UnsafePointer<UInt8>) {
    self.base = base
  }

  package var isEmpty: Bool { text.isEmpty }

  package mutating func begin(at offset: Int) {
    text.removeAll(keepingCapacity: true)
    endsInWord = false
    (start, end) = (offset, offset)
  }

  /// Appends the token between two byte offsets; `spaced` puts a space on each side. A word in quotes is spelled without
  /// the byte at each end.
  package mutating func append(from start: Int, to end: Int, isQuoted: Bool = false, spaced: Bool = false) {
    let quotes = isQuoted ? 1 : 0
    guard start + quotes < end - quotes else { return }
    let inner = (start + quotes)..<(end - quotes)
    let beginsWithWord = isQuoted || Spelling.isWordByte(base[inner.lowerBound])
    if spaced || (endsInWord && beginsWithWord) { text.append(0x20) }
    text.append(contentsOf: UnsafeBufferPointer(start: base + inner.lowerBound, count: inner.count))
    if spaced { text.append(0x20) }
    endsInWord = !spaced && (isQuoted || Spelling.isWordByte(base[inner.upperBound - 1]))
    self.end = end
  }

  /// Appends characters that are no word and stand nowhere in the text.
  package mutating func append(verbatim sign: StaticString) {
    text.append(contentsOf: UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount))
    endsInWord = false
  }

  package func string() -> String {
    String(decoding: text, as: UTF8.self)
  }

  package func spelling(_ positions: inout PositionCursor) -> Spelling {
    let from = positions.position(at: start)
    return Spelling(text: string(), range: SourceRange(start: from, end: positions.position(at: end)))
  }
}
