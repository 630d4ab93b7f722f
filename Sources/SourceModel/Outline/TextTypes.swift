/// The types of Swift whose values stand for a text.
package struct TextTypes: Hashable, Sendable {
  /// Those that wrap a text, as code spells them: `NSStoryboard.Name`.
  package var wrappers: Set<String>
  /// The constructors whose values stand for a text in constants.
  package var makers: Set<TextMaker>

  package init(wrappers: Set<String> = [], makers: Set<TextMaker> = []) {
    (self.wrappers, self.makers) = (wrappers, makers)
  }

  func union(_ other: TextTypes) -> TextTypes {
    TextTypes(wrappers: wrappers.union(other.wrappers), makers: makers.union(other.makers))
  }
}
