/// Texts in the value of an attribute.
enum AttributeText {
  /// True if a text stands there as it is, without references.
  static func isPlain(_ text: String) -> Bool { !text.contains { "\"'&<".contains($0) } }
}
