/// Copies a text with some stretches spelled otherwise.
struct Respelling {
  private let source: [UInt8]
  private var copy: [UInt8] = []
  private var copiedEnd = 0

  init(of source: [UInt8]) {
    self.source = source
    copy.reserveCapacity(source.count + 1)
  }

  /// Leaves out what comes before `offset`.
  mutating func start(at offset: Int) {
    copiedEnd = offset
  }

  /// The ranges must come in rising order.
  mutating func replace(_ range: Range<Int>, with bytes: some Sequence<UInt8>) {
    copy.append(contentsOf: source[copiedEnd..<range.lowerBound])
    copy.append(contentsOf: bytes)
    copiedEnd = range.upperBound
  }

  /// The respelled text up to `end`, and a zero byte.
  consuming func finish(at end: Int) -> [UInt8] {
    replace(end..<end, with: CollectionOfOne(0))
    return copy
  }
}
