import SourceModel

extension SwiftSkimmer {
  /// Joins tokens to a `Spelling`.
  struct SpellingBuilder {
    private let base: UnsafePointer<UInt8>
    private let wordBytes: UnsafePointer<UInt8>
    private var text: [UInt8] = []
    private var endsInWord = false
    private var start = 0
    private var end = 0

    init(_ lexer: Lexer) {
      base = lexer.base
      wordBytes = lexer.wordBytes
    }

    var isEmpty: Bool { text.isEmpty }

    mutating func begin(at offset: Int) {
      text.removeAll(keepingCapacity: true)
      endsInWord = false
      (start, end) = (offset, offset)
    }

    /// Appends a token; `spaced` puts a space on each side.
    mutating func append(_ token: Token, spaced: Bool = false) {
      let quotes = token.isQuoted ? 1 : 0
      let inner = (token.start + quotes)..<(token.end - quotes)
      guard !inner.isEmpty else { return }
      let beginsWithWord = token.isQuoted || isWordByte(base[inner.lowerBound])
      if spaced || (endsInWord && beginsWithWord) { text.append(0x20) }
      text.append(contentsOf: UnsafeBufferPointer(start: base + inner.lowerBound, count: inner.count))
      if spaced { text.append(0x20) }
      endsInWord = !spaced && (token.isQuoted || isWordByte(base[inner.upperBound - 1]))
      end = token.end
    }

    func string() -> String {
      String(decoding: text, as: UTF8.self)
    }

    func spelling(_ positions: inout PositionCursor) -> Spelling {
      let from = positions.position(at: start)
      return Spelling(text: string(), range: SourceRange(start: from, end: positions.position(at: end)))
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
      byte >= 0x80 || wordBytes[Int(byte)] != 0
    }
  }
}
