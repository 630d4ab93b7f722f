/// The methods of any class that readers look for, by the selectors that other files spell.
package struct MethodInterest: Hashable, Sendable {
  package let selectors: Set<String>
  /// The words of which a file of Objective-C that declares one of the methods contains at least one.
  package let words: Set<String>
  /// The names of which a function has one, in Swift or in `@objc(…)`, in a file of Swift that declares one of the methods.
  package let functions: Set<String>
  /// The hashes of `functions`.
  package let hashes: Set<WordHash>
  /// The methods that are read, with what they return, of whatever class has such a name.
  package let patterns: Set<MethodPattern>
  /// That of the files that are read.
  private let language: Language

  package init(
    _ selectors: Set<String> = [], patterns: Set<MethodPattern> = [], in language: Language = .swift
  ) {
    (self.selectors, self.patterns, self.language) = (selectors, patterns, language)
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
      ? self
      : MethodInterest(selectors.union(other.selectors), patterns: patterns.union(other.patterns), in: language)
  }

  /// The methods that only one of the two looks for. Selectors that differ may have the same words.
  package func changes(from other: MethodInterest) -> MethodInterest {
    MethodInterest(selectors.symmetricDifference(other.selectors), in: language)
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

  private static func first(of selector: String) -> String { selector.prefix(before: ":") }
}
