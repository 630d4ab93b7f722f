/// Accepted findings of a code base, which are not reported again.
package struct Baseline: Equatable, Sendable {
  /// The sources that were read when a baseline was written. Only a run that reads as much knows which entries are
  /// outdated.
  package struct Scope: Equatable, Sendable {
    /// Relative to the folder of the baseline, sorted.
    package var paths: [String]
    package var world: ScanExtent

    /// The scope of baselines that do not name one: everything in their folder.
    package static let beside = Scope(paths: ["."], world: .closed)

    package init(paths: [String], world: ScanExtent) {
      (self.paths, self.world) = (paths, world)
    }
  }

  /// The number of accepted findings of each key, at least one.
  package private(set) var counts: [FindingKey: Int]
  package var scope: Scope

  package init(_ counts: [FindingKey: Int], scope: Scope = .beside) {
    (self.counts, self.scope) = (counts, scope)
  }

  package init(_ keys: some Sequence<FindingKey>) {
    self.init(Tally(keys).counts)
  }

  /// The number of findings of all keys.
  package var count: Int { counts.values.reduce(0, +) }

  package var sorted: [(key: FindingKey, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns, for each of the findings with these keys, whether it is new. If a key has more
  /// findings than are accepted, the last ones are new.
  package func isNew(_ keys: [FindingKey]) -> [Bool] {
    var left = Tally(counts)
    return keys.map { !left.take($0) }
  }

  /// The accepted findings that no longer occur.
  package func stale(_ found: Baseline) -> Baseline { combined(found) { $0 - $1 } }

  /// The accepted findings that still occur.
  package func pruned(_ found: Baseline) -> Baseline { combined(found, min) }

  private func combined(_ found: Baseline, _ count: (Int, Int) -> Int) -> Baseline {
    var result = self
    for (key, accepted) in counts {
      let rest = count(accepted, found.counts[key] ?? 0)
      result.counts[key] = rest > 0 ? rest : nil
    }
    return result
  }
}
