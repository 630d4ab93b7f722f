extension JSONValue {
  /// The value that `value` encodes itself to. Throws `EncodingError` for numbers that JSON cannot hold.
  package init(encoding value: some Encodable) throws {
    let node = EncodedNode()
    try ValueEncoder(node: node).encode(value)
    self = node.value
  }

  /// Throws `DecodingError`, with the coding path, for absent keys, other types and numbers that do not fit.
  package func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    try ValueDecoder(value: self, codingPath: []).decode(type)
  }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? ValueDecoder else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Only a JSON value holds JSON values."))
    }
    self = decoder.value
  }

  package func encode(to encoder: any Encoder) throws {
    guard let encoder = encoder as? ValueEncoder else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "Only a JSON value holds JSON values."))
    }
    encoder.node.content = .value(self)
  }
}

/// A key or index on a coding path.
enum PathKey: CodingKey {
  case key(String)
  case index(Int)

  init(stringValue: String) {
    self = .key(stringValue)
  }

  init(intValue: Int) {
    self = .index(intValue)
  }

  var stringValue: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }

  var intValue: Int? {
    if case .index(let index) = self { index } else { nil }
  }

  static let superKey = PathKey(stringValue: "super")
}
