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

  /// The start of each call of Swift that the entry reads; nil if a call may start in any way.
  fileprivate var start: FunctionInterest.Start? {
    let labels = entry.function.labels.map { $0 == "_" ? "" : $0 }
    guard let first = labels.first else { return nil }
    let isFirst = entry.keys == [.parameter(0)]
    // A closure behind the call may be its only argument.
    var start = FunctionInterest.Start(labels: [first], mayBeNone: labels.count == 1)
    if entry.takesMore {
      guard isFirst else { return nil }
      start.next = labels.count > 1 ? [labels[1]] : nil
      return start
    }
    guard entry.keys.allSatisfy(\.isArgument) else { return nil }
    // Any parameter may have a default value.
    if !isFirst { start = FunctionInterest.Start(labels: Set(labels), mayBeNone: true) }
    start.next = Set(labels.dropFirst()).union([""])
    return start
  }
}

extension Interest {
  /// Replaces the names of functions by less frequent reasons to parse a file: a group of words that it contains, or
  /// else a call that starts as those of the entries do. Other names stay.
  mutating func narrowTriggers(to entries: [DescribedEntry], except others: Set<String>) {
    for (base, entries) in Dictionary(grouping: entries, by: \.entry.function.base) where !others.contains(base) {
      let sets = Set(entries.flatMap(\.triggers))
      let starts = entries.compactMap(\.start)
      if sets.allSatisfy({ $0.count > 1 }) {
        groups = groups.union(WordGroups(sets, of: [base]))
      } else if starts.count == entries.count, let first = starts.first {
        groups.calls = groups.calls.union(FunctionInterest([base: starts.reduce(first) { $0.union($1) }]))
      } else {
        continue
      }
      triggers.remove(base)
    }
  }
}
