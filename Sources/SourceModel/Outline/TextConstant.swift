/// A variable or enum case of a type or file, with its text if that never changes: `static let id = "cell"`,
/// `case price = "Price"`.
package struct TextConstant: Hashable, Sendable {
  /// The names of the types around it as written, outermost first; empty for a constant of the file.
  package var owner: [String]
  package var name: Spelling
  /// nil if the text is not known.
  package var text: String?
  /// The type that the text is the name of, as spelled: `static let id = String(describing: ItemCell.self)`.
  package var type: String?
  /// The place of the text between quotation marks; nil if it is the name of an enum case.
  package var literal: SourceRange?
  /// True for an enum case, whose raw value is the text.
  package var isRawValue: Bool
  /// True for a global constant of Objective-C that other files may use.
  package var isShared: Bool

  package init(
    owner: [String] = [], name: Spelling, text: String?, type: String? = nil, literal: SourceRange? = nil,
    isRawValue: Bool = false, isShared: Bool = false
  ) {
    self.owner = owner
    self.name = name
    self.text = text
    self.type = type
    self.literal = literal
    self.isRawValue = isRawValue
    self.isShared = isShared
  }
}
