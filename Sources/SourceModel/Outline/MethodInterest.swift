/// The methods of any class that readers look for, by the selectors that other files spell.
package struct MethodInterest: Hashable, Sendable {
  package let selectors: Set<String>
  /// The words of which a file that declares one of the methods contains at least one.
  package let words: Set<String>
  /// Their hashes.
  package let hashes: Set<WordHash>
  /// The methods that are read, with what they return, of whatever class has such a name.
  package let patterns: Set<MethodPattern>

  /// `words` are those of Swift, unless they are to be of another language.
  package init(
    _ selectors: Set<String> = [], patterns: Set<MethodPattern> = [], in language: Language = .swift
  ) {
    (self.selectors, self.patterns) = (selectors, patterns)
    words = selectors.reduce(into: []) { words, selector in
      // A method of Objective-C begins with the first part of its selector, and in AppKit many begin with a word as
      // common as `add` or `change`.
      if language == .swift {
        words.formUnion(Self.words(of: selector))
      } else {
        words.insert(Self.first(of: selector))
      }
    }
    hashes = Set(words.map { WordHash($0) })
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
