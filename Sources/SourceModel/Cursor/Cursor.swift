/// Where a cursor stands in code or a document that is being typed, read back from it: the same words for all languages.
///
/// Decided from the bytes before it, never from a tree: code that is being typed has none to rely on.
package struct Cursor: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// In an argument; the brackets around it, the innermost first, as far as one expression reaches. Never empty.
    case argument([OpenBracket])
    /// Behind `==` in the `where` clause of an extension: `extension Route where Protocol == |`.
    case sameType(parameter: String, extended: String)
    /// In a text of Swift that is compared.
    case comparison(ComparedText)
    /// In the value of an attribute of XML.
    case attribute(String, of: OpenTag)
  }

  package var language: Language
  /// The bytes of the identifier that the cursor stands in or touches; those between the quotation marks of a literal.
  package var replaced: Range<Int>
  /// The part of the identifier before the cursor; empty in a literal.
  package var typed = ""
  /// Whether the cursor stands in a string literal.
  package var isLiteral = false
  /// The byte behind the identifier, white space included; nil at the end of the text.
  package var follower: UInt8?
  /// The end of the generic arguments and the empty parentheses behind the identifier: `<P>()` on the same line.
  package var callEnd: Int?
  /// The name before the identifier's dot: `Editor` in `Editor.|`.
  package var qualifier: String?
  /// The types before it, in source order: `UIViewController` in `UIViewController & |`.
  package var composition: [String] = []
  package var place: Place
  /// The types around it, the innermost first, by their last names.
  package var scope: [String] = []
  /// The labels of the arguments behind it, between the same parentheses.
  package var laterLabels: Set<String> = []
  /// The document around a value of an attribute that is about other parts of it; nil if the document is not well-formed
  /// elsewhere.
  package var document: OpenDocument?

  /// Whether another type stands before it: `UIViewController & |`.
  package var continuesComposition: Bool { !composition.isEmpty }

  package var brackets: [OpenBracket] {
    if case .argument(let arguments) = place { arguments } else { [] }
  }

  /// Whether nothing stands behind the identifier that would go on with it, such as `.self` or `<`.
  package var endsExpression: Bool {
    switch follower {
    case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ":"): false
    default: true
    }
  }
}

extension Cursor {
  /// A cursor in the value of an attribute of XML.
  package init(replacing value: Range<Int>, of attribute: String, in tag: OpenTag) {
    self.init(language: .xml, replaced: value, isLiteral: true, place: .attribute(attribute, of: tag))
  }
}

/// The start tag of XML around a cursor.
package struct OpenTag: Hashable, Sendable {
  package var name: String
  /// The values of its other attributes, decoded, by their names.
  package var attributes: [String: String]

  package init(_ name: String, attributes: [String: String] = [:]) {
    (self.name, self.attributes) = (name, attributes)
  }
}

/// What an open bracket before a cursor tells of the argument behind it.
package struct OpenBracket: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case parenthesis, angle, square
  }

  package var shape: Shape
  /// The name that a parenthesis or `<` is attached to, `@protocol` with its sign; the first piece of a message's selector.
  /// Empty where there is none.
  package var callee = ""
  /// The name before the callee's dot, or behind the bracket of a message.
  package var receiver: String?
  /// Whether a dot stands before the callee, and no name before the dot: `make().register(|`.
  package var isOnExpression = false
  /// The argument's label, or the last piece of a message's selector.
  package var label: String?
  /// How many arguments stand before it between parentheses.
  package var position = 0
  /// The words between the bracket and the argument, in source order.
  package var earlierWords: [String] = []

  package init(_ shape: Shape) {
    self.shape = shape
  }
}
