/// The methods of any class that readers look for, by the selectors that other files spell.
package struct MethodInterest: Hashable, Sendable {
  package let selectors: Set<String>
  /// The words of which a file of Objective-C that declares one of the methods contains at least one.
  package let words: Set<String>
  /// The names of which a file of Swift that declares one of the methods gives one to a function, in Swift or for
  /// Objective-C.
  package let functions: Set<String>
  /// Their hashes.
  package let hashes: Set<WordHash>
  /// The methods that are read, with what they return, of whatever class has such a name.
  package let patterns: Set<MethodPattern>

  /// `language` is that of the files that are read.
  package init(
    _ selectors: Set<String> = [], patterns: Set<MethodPattern> = [], in language: Language = .swift
  ) {
    (self.selectors, self.patterns) = (selectors, patterns)
    switch language {
    case .swift:
      words = []
      functions = selectors.reduce(into: []) { $0.formUnion(Self.words(of: $1)) }
    default:
      words = Set(selectors.map(Self.first(of:)))
      functions = []
    }
    hashes = Set(functions.map { WordHash($0) })
  }

  package var isEmpty: Bool { selectors.isEmpty }

  package func union(_ other: MethodInterest) -> MethodInterest {
    let isEnough = selectors.isSuperset(of: other.selectors) && patterns.isSuperset(of: other.patterns)
    return isEnough
      ? self : MethodInterest(selectors.union(other.selectors), patterns: patterns.union(other.patterns))
  }

  /// True for the base name of a method whose returned value goes into the outline.
  package func returns(ofMethod name: String) -> Bool {
    !patterns.isEmpty && patterns.contains { $0.selector.beginsSelector(name) }
  }

  /// The base names that a method of the selector may have: `backToHome:` is `backToHome(_:)`, `backTo(home:)` or
  /// `back(toHome:)`.
  package static func words(of selector: String) -> Set<String> {
    let first = first(of: selector)
    let ends = first.indices.dropFirst().filter { !first[$0].isLowercase }
    return Set(ends.map { String(first[..<$0]) } + [first])
  }

  private static func first(of selector: String) -> String { String(selector.prefix { $0 != ":" }) }
}
