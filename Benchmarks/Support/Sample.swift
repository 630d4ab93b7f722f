/// Times of one thing, in seconds.
struct Sample {
  private(set) var times: [Double] = []

  mutating func add(_ seconds: Double) { times.append(seconds) }

  var median: Double { quantile(0.5) }

  /// By nearest rank; 0 where nothing was measured.
  func quantile(_ share: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    let sorted = times.sorted()
    return sorted[min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.up)) - (share > 0 ? 1 : 0))]
  }
}
