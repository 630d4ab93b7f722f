/// Decodes the elements of one JSON array, one after another.
struct ArrayDecoding: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [JSONValue], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    let isNil = try decoder(for: JSONValue?.self).decodeNil()
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try advance(over: type) { try $0.decode(type) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try advance(over: JSONObject.self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try advance(over: [JSONValue].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    try advance(over: (any Decoder).self) { $0 }
  }

  private mutating func advance<T>(over type: Any.Type, _ decode: (ValueDecoder) throws -> T) throws -> T {
    let element = try decode(decoder(for: type))
    currentIndex += 1
    return element
  }

  private func decoder(for type: Any.Type) throws -> ValueDecoder {
    let path = codingPath + [PathKey(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: path, debugDescription: "The array ends before."))
    }
    return ValueDecoder(value: elements[currentIndex], codingPath: path)
  }
}
