import Routes

/// What tells the findings of one run from each other and is the same in the next one, where code has moved: the rule,
/// what it is about, and which one of several it is. Files are named from the top of the repository on.
struct Fingerprints {
  /// In the order of the diagnostics.
  let all: [String]

  init(of diagnostics: [Diagnostic], in tree: ScannedTree) {
    var counts: [FindingKey: Int] = [:]
    let top = tree.repositoryTop
    all = FindingKey.all(of: diagnostics, in: tree.index, path: { tree.path(of: $0, from: top) }).map { key in
      counts[key, default: 0] += 1
      return "\(key.rule): \(key.symbol): \(counts[key, default: 1])"
    }
  }
}
