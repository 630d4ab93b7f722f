/// The types of Swift whose values stand for a text.
package struct TextTypes: Hashable, Sendable {
  /// Those that wrap a text, as code spells them: `NSStoryboard.Name`.
  package var wrappers: Set<String>
  /// The constructors whose values stand for a text in constants.
  package var makers: Set<TextMaker>

  /// The types of Swift whose construction is read as a name, the code of the whole call: `Bundle(for: Self.self)`. A local
  /// variable with such a value stands for it.
  package var spelled: Set<String>

  package init(wrappers: Set<String> = [], makers: Set<TextMaker> = [], spelled: Set<String> = []) {
    (self.wrappers, self.makers, self.spelled) = (wrappers, makers, spelled)
  }

  func union(_ other: TextTypes) -> TextTypes {
    TextTypes(
      wrappers: wrappers.union(other.wrappers), makers: makers.union(other.makers),
      spelled: spelled.union(other.spelled))
  }
}
