/// A parameter of a function of Swift.
package struct Parameter: Hashable, Sendable, Codable {
  /// The label of its argument; nil for none.
  package var label: String?
  /// The name in the body.
  package var name: String
  /// The type as spelled.
  package var type: String
  package var hasDefault: Bool
  /// True for `types: Cell.Type...`, whose type is that of one argument.
  package var isVariadic = false

  package init(label: String?, name: String, type: String, hasDefault: Bool = false) {
    (self.label, self.name, self.type, self.hasDefault) = (label, name, type, hasDefault)
  }

  /// True if the body has a list of what callers give.
  package var isList: Bool { isVariadic || type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":") }

  /// The type of which it, or each element of a list, is a metatype: `T` of `T.Type`; nil for other types.
  package var metatype: String? {
    let type = elementType
    return type.hasSuffix(".Type") ? String(type.dropLast(".Type".count)) : nil
  }

  /// The type as spelled; that of the elements for a list.
  package var elementType: String { isList && !isVariadic ? String(type.dropFirst().dropLast()) : type }
}
