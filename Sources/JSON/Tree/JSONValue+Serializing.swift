/// How a JSON text is laid out.
package enum JSONLayout: Sendable {
  /// One line without white space.
  case compact
  /// Two spaces for each level, one member or element a line, no line end after the last.
  case pretty
}

extension JSONValue {
  /// The JSON text in UTF-8, members in their order. Refuses numbers that are not finite, keys with U+0000, and what
  /// exceeds `JSONLimits.size` or `JSONLimits.depth`.
  package func serialized(_ layout: JSONLayout = .compact) throws(JSONError) -> [UInt8] {
    if self == .null { return Array("null".utf8) }
    return try BuiltTree(self).bytes(layout)
  }
}
