/// Decodes from one JSON value.
struct ValueDecoder: Decoder, SingleValueDecodingContainer {
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let object) = value else { throw mismatch(JSONObject.self) }
    return KeyedDecodingContainer(ObjectDecoding(object: object, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSONValue].self) }
    return ArrayDecoding(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let scalarType = type as? any JSONScalar.Type else { return try T(from: self) }
    guard let scalar = scalarType.init(scalar: value) as? T else { throw mismatch(type) }
    return scalar
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Found \(value.kind).")
    return switch value {
    case .null: .valueNotFound(type, context)
    case .integer where type is any Numeric.Type, .double where type is any Numeric.Type: .dataCorrupted(context)
    default: .typeMismatch(type, context)
    }
  }
}

extension JSONValue {
  /// The value in an error message; never its text, which may be long.
  fileprivate var kind: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "the number \(integer)"
    case .double(let double): "the number \(double)"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
