/// A multiset of keys, from which keys are removed one by one.
package struct Tally<Key: Hashable> {
  package private(set) var counts: [Key: Int]

  package init(_ keys: some Sequence<Key>) {
    counts = keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  package init(_ counts: [Key: Int]) {
    self.counts = counts
  }

  /// Removes one key. Returns false if no such key is left.
  package mutating func take(_ key: Key) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// The keys that are left, each as often as it remains.
  package var rest: [Key] { counts.flatMap { Array(repeating: $0, count: $1) } }
}
