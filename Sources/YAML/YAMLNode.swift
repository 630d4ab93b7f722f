/// A value of a YAML text, with its place. Tags are not interpreted, and anchors are not supported.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    /// The text, and whether it is written without quotation marks and not as a block.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// In the order of the text. A key may occur more than once, and may be of any content.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  package var content: Content
  package var start: YAMLMark
}

/// A place in a YAML text.
package struct YAMLMark: Hashable, Sendable {
  /// Zero-based.
  package var line: Int
  /// In Unicode scalars, zero-based.
  package var column: Int
}

/// The reason why a text is not YAML.
package struct YAMLError: Error, Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case mark(YAMLMark)
    /// In bytes from the beginning of the text.
    case offset(Int)
  }

  /// What libyaml reports, as one line without a full stop.
  package var message: String
  package var place: Place
}
