/// How often there is what, to be taken away one by one.
struct Tally<Key: Hashable> {
  private(set) var counts: [Key: Int]

  init(_ keys: some Sequence<Key>) {
    counts = keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  init(_ counts: [Key: Int]) {
    self.counts = counts
  }

  /// False where none is left.
  mutating func take(_ key: Key) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// What is left, each as often as it is.
  var rest: [Key] { counts.flatMap { Array(repeating: $0, count: $1) } }
}
