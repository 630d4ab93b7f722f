extension JSONValue {
  /// Reads a JSON text in UTF-8, with or without a byte order mark, within `JSONLimits`.
  ///
  /// Of equal keys the last value wins, at the first one's place. An integer beyond `Int64` becomes a double, a lone
  /// surrogate escape U+FFFD. A number beyond `Double` is refused.
  package init(parsing bytes: some Collection<UInt8>, accepting topLevel: TopLevel = .anyValue) throws(JSONError) {
    let text = try JSONGate.pass(Array(bytes), accepting: topLevel)
    self = text.isNull ? .null : try ParsedTree(text).value()
  }
}
