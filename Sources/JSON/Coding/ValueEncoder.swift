/// Encodes to one place of the tree.
struct ValueEncoder: Encoder, SingleValueEncodingContainer {
  let node: EncodedNode
  var codingPath: [any CodingKey] { node.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .empty = node.content { node.content = .object([]) }
    return KeyedEncodingContainer(ObjectEncoding(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .empty = node.content { node.content = .array([]) }
    return ArrayEncoding(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { node.content = .value(.null) }

  // The usual types, without the search for a conformance that the generic method makes.

  func encode(_ value: String) { node.content = .value(.string(value)) }

  func encode(_ value: Bool) { node.content = .value(.bool(value)) }

  func encode(_ value: Int) { node.content = .value(.integer(Int64(value))) }

  func encode<T: Encodable>(_ value: T) throws {
    guard let scalar = value as? any JSONScalar else { return try value.encode(to: self) }
    guard let json = scalar.scalar else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: codingPath, debugDescription: "JSON holds no number \(value)."))
    }
    node.content = .value(json)
  }
}
