import SourceModel

extension Value {
  /// The type that a metatype expression names.
  package var typeName: Spelling? {
    if case .metatype(let name) = self { name } else { nil }
  }

  /// The text of a string literal, with the range between its quotation marks.
  package var literal: Spelling? {
    if case .string(let text, let range) = self { Spelling(text: text, range: range) } else { nil }
  }

  /// The text that a value is or stands for, with its origin. `scope` are the types around the value, outermost first.
  /// nil if it may be any text.
  package func text(in scope: [String]) -> (value: Spelling, origin: TextOrigin)? {
    switch self {
    case .string(let text, let range): (Spelling(text: text, range: range), .literal)
    case .constant(let text, let literal): (text, .local(literal))
    case .reference(let name) where name.text != "nil": (name, .name(scope: scope))
    case .result(let name):
      (Spelling(text: NameOfText.path(ofResult: name.text), range: name.range), .name(scope: scope))
    case .typeName(let type): (type, .type(scope: scope))
    default: nil
    }
  }

  /// True for `nil`.
  package var isNil: Bool {
    if case .reference(let name) = self { name.text == "nil" } else { false }
  }
}
