import SourceModel

extension DescribedEntry {
  /// The sets of words all of which a file of Swift contains where the entry reads something. The only word of a set is the
  /// name of the function, if nothing narrows it.
  fileprivate var triggers: [Set<String>] {
    var words: Set = [entry.function.base]
    if !table.kind.modules.isEmpty {
      // A receiver that is seen is spelled in the file.
      if !takesAnyReceiver, let type = entry.function.type { words.insert(type) }
      if entry.keys.count == 1, case .label(let label)? = entry.keys.first { words.insert(label) }
    }
    return modules.isEmpty || countsInDoubt ? [words] : modules.map { words.union([$0]) }
  }
}

extension Interest {
  /// Replaces the names of functions by groups of words, where calls need other words in the file, too. Other names stay.
  mutating func narrowTriggers(to entries: [DescribedEntry], except others: Set<String>) {
    for (base, entries) in Dictionary(grouping: entries, by: \.entry.function.base) where !others.contains(base) {
      let sets = Set(entries.flatMap(\.triggers))
      guard sets.allSatisfy({ $0.count > 1 }) else { continue }
      triggers.remove(base)
      groups = groups.union(WordGroups(sets, of: [base]))
    }
  }
}
