import TestSupport

/// How long files are: those of a large real app (woocommerce-ios: 4,068 files, 131 lines each on average).
struct FileLengths {
  /// Lines at some shares of all files, in percent.
  private static let quantiles = [
    (0, 8), (5, 12), (10, 18), (25, 34), (50, 67), (75, 146), (90, 291), (95, 436), (99, 941), (100, 3_000),
  ]

  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed)
  }

  /// The lengths of so many files, stretched so that their sum is about `total`.
  mutating func lengths(_ count: Int, total: Int) -> [Int] {
    let raw = (0..<count).map { _ in length(at: Int(random.next() % 10_000)) }
    let sum = max(1, raw.reduce(0, +))
    return raw.map { max(8, $0 * total / sum) }
  }

  /// `place` is in hundredths of a percent.
  private func length(at place: Int) -> Int {
    let upper = Self.quantiles.firstIndex { $0.0 * 100 > place } ?? Self.quantiles.count - 1
    let (low, high) = (Self.quantiles[upper - 1], Self.quantiles[upper])
    return low.1 + (high.1 - low.1) * (place - low.0 * 100) / ((high.0 - low.0) * 100)
  }
}
