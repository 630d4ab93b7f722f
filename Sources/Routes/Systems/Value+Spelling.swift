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
}
