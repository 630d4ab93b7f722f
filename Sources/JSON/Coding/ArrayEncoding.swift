/// Encodes the elements of one JSON array, one after another.
struct ArrayEncoding: UnkeyedEncodingContainer {
  let node: EncodedNode
  var codingPath: [any CodingKey] { node.codingPath }

  var count: Int { node.count }

  func encodeNil() { nextEncoder().encodeNil() }

  func encode<T: Encodable>(_ value: T) throws { try nextEncoder().encode(value) }

  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
    nextEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nextEncoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { nextEncoder() }

  private func nextEncoder() -> ValueEncoder {
    ValueEncoder(node: node.append())
  }
}
