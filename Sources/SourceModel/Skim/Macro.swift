/// A `#define` whose body holds a word, or an `#undef`.
package struct Macro: Hashable, Sendable {
  package var name: String
  /// In order, an ellipsis as `...`; nil for a macro without parentheses.
  package var parameters: [String]?
  /// The tokens, one space between them; nil for an `#undef`.
  package let body: String?
  /// Whether it makes new words of its arguments: `##`; or strings: `#`.
  package var pastes: Bool
  /// The tokens of the body, taken apart once: link asks for them again and again.
  package let tokens: [Substring]

  package init(name: String, parameters: [String]?, body: String?, pastes: Bool) {
    (self.name, self.parameters, self.body, self.pastes) = (name, parameters, body, pastes)
    tokens = body?.split(separator: " ") ?? []
  }
}
