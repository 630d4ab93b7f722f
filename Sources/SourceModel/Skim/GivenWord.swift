/// A word of a type that code hands on: one before `.self`, or an argument of a generic type that is used as a value.
package struct GivenWord: Hashable, Sendable {
  package var word: WordHash
  /// The generic type that takes it, without what stands before its last dot.
  package var generic: String?

  package init(word: WordHash, generic: String? = nil) {
    (self.word, self.generic) = (word, generic)
  }
}
