/// The methods of any class that readers look for, by the selectors that other files spell.
package struct MethodInterest: Hashable, Sendable {
  package let selectors: Set<String>
  /// The words of which a file that declares one of the methods contains at least one.
  package let words: Set<String>
  /// Their hashes.
  package let hashes: Set<WordHash>

  package init(_ selectors: Set<String> = []) {
    self.selectors = selectors
    words = selectors.reduce(into: []) { $0.formUnion(Self.words(of: $1)) }
    hashes = Set(words.map { WordHash($0) })
  }

  package var isEmpty: Bool { selectors.isEmpty }

  package func union(_ other: MethodInterest) -> MethodInterest {
    selectors.isSuperset(of: other.selectors) ? self : MethodInterest(selectors.union(other.selectors))
  }

  /// The base names that a method of the selector may have: `backToHome:` is `backToHome(_:)`, `backTo(home:)` or
  /// `back(toHome:)`.
  package static func words(of selector: String) -> Set<String> {
    let first = selector.prefix { $0 != ":" }
    let ends = first.indices.dropFirst().filter { !first[$0].isLowercase }
    return Set((ends.map { first[..<$0] } + [first]).map(String.init))
  }
}
