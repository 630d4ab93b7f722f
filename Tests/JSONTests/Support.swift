import JSON

/// The value of a JSON text that is expected to be right.
func parse(_ text: String) throws -> JSONValue {
  try JSONValue(parsing: text.utf8)
}

/// Why a text is refused; nil when it is not.
func refusal(of bytes: some Collection<UInt8>, accepting topLevel: TopLevel = .anyValue) -> JSONError.Reason? {
  do {
    _ = try JSONValue(parsing: bytes, accepting: topLevel)
    return nil
  } catch {
    return error.reason
  }
}

func refusal(of text: String, accepting topLevel: TopLevel = .anyValue) -> JSONError.Reason? {
  refusal(of: text.utf8, accepting: topLevel)
}

extension JSONValue {
  func text(_ layout: JSONLayout = .compact) throws -> String {
    String(decoding: try serialized(layout), as: UTF8.self)
  }
}
