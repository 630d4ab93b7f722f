/// A variable or enum case of a type or file, with its text if that never changes: `static let id = "cell"`,
/// `case price = "Price"`.
package struct TextConstant: Hashable, Sendable {
  /// The names of the types around it as written, outermost first; empty for a constant of the file.
  package var owner: [String]
  package var name: Spelling
  /// nil if the text is not known.
  package var text: String?
  /// The type that the text is the name of, as spelled: `static let id = String(describing: ItemCell.self)`. `Self` for
  /// the type that is asked for the constant.
  package var type: String?
  /// The other static member of the type that is asked, which has the text: `static var nibName: String { className }`. Also
  /// `rawValue`, in an enum: `var storyboard: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }`.
  package var member: String?
  /// The place of the text between quotation marks; nil if it is the name of an enum case.
  package var literal: SourceRange?
  /// True for an enum case, whose raw value is the text.
  package var isRawValue: Bool
  /// True for a global constant of Objective-C that other files may use.
  package var isShared: Bool
  /// True for a static property, which subclasses and the types that conform to a protocol inherit.
  package var isStatic = false
  /// True if only its own file may use it.
  package var isFilePrivate = false

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

  /// A type of a file with errors, which may declare any name.
  package init(anyOf type: TypeHead) {
    self.init(owner: type.scope + [type.name.text], name: Spelling(text: "", range: type.name.range), text: nil)
  }

  /// The member of an enum that has the text of a case.
  package static let rawValue = "rawValue"
  /// The spelling of the type that is asked for a constant.
  package static let currentType = "Self"
}
