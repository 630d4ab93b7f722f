/// Names that matter only in some files: `append` alone is frequent, and `append` beside `NavigationPath` is not.
package struct WordGroups: Hashable, Sendable {
  /// A file with all words of one of these sets is parsed.
  package private(set) var all: Set<Set<String>>
  /// The callees and types of an interest that matter only in a file with a set that contains them.
  package private(set) var names: Set<String>
  /// The functions for whose calls and declarations a file is parsed, where the labels fit, too.
  package var calls: FunctionInterest

  package init(
    _ all: Set<Set<String>> = [], of names: Set<String> = [], calls: FunctionInterest = FunctionInterest()
  ) {
    (self.all, self.names, self.calls) = (all, names, calls)
  }

  package func union(_ other: WordGroups) -> WordGroups {
    WordGroups(all.union(other.all), of: names.union(other.names), calls: calls.union(other.calls))
  }

  /// The same sets, for fewer names.
  package func subtracting(_ names: Set<String>) -> WordGroups {
    WordGroups(all, of: self.names.subtracting(names), calls: calls)
  }

  /// True if a file has all words of a set.
  package func matches(_ hasWord: (String) -> Bool) -> Bool {
    all.contains { $0.allSatisfy(hasWord) }
  }

  /// The names that do not matter in a file with some words.
  func unused(in words: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    return all.reduce(into: names) { unused, group in
      if group.isSubset(of: words) { unused.subtract(group) }
    }
  }
}
