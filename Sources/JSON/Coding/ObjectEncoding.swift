/// Encodes the members of one JSON object.
struct ObjectEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodedNode
  var codingPath: [any CodingKey] { node.codingPath }

  func encodeNil(forKey key: Key) { node.add(key.stringValue, .value(.null)) }

  func encode(_ value: String, forKey key: Key) { node.add(key.stringValue, .value(.string(value))) }

  func encode(_ value: Bool, forKey key: Key) { node.add(key.stringValue, .value(.bool(value))) }

  func encode(_ value: Int, forKey key: Key) { node.add(key.stringValue, .value(.integer(Int64(value)))) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try encoder(for: key).encode(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: PathKey.superKey) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: any CodingKey) -> ValueEncoder {
    ValueEncoder(node: node.add(key.stringValue))
  }
}
