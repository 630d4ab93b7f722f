/// A parameter of a function of Swift.
package struct Parameter: Hashable, Sendable, Codable {
  /// The label of its argument; nil for none.
  package var label: String?
  /// The name in the body.
  package var name: String
  /// The type as spelled.
  package var type: String
  package var hasDefault: Bool

  package init(label: String?, name: String, type: String, hasDefault: Bool = false) {
    (self.label, self.name, self.type, self.hasDefault) = (label, name, type, hasDefault)
  }

  /// The type of which it is a metatype: `T` of `T.Type`; nil for other types.
  package var metatype: String? {
    type.hasSuffix(".Type") ? String(type.dropLast(".Type".count)) : nil
  }
}
