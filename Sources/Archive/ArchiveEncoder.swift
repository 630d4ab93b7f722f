/// Writes values as an archive: what a type encodes, in its order, without the names of its members.
///
/// - A structure is its members. One that may be missing has a byte before it that tells whether it is there.
/// - A list is its elements, each behind a byte that is 1, and a byte that is 0.
/// - An enum with values is the name of its case, and the values.
/// - Bytes are their number, and as they are.
/// - Numbers are as `ByteWriter` writes them, and texts the indices of a list that the archive begins with.
/// - A set is a list in an order that does not depend on the process, so that equal values are equal bytes.
///
/// A dictionary is a list of keys and values in turn, in such an order, and has no texts as keys.
package final class ArchiveEncoder: Encoder {
  package let codingPath: [any CodingKey] = []
  package let userInfo: [CodingUserInfoKey: Any] = [:]
  /// What values refer to that is not in the archive.
  package let context: (any Sendable)?
  fileprivate var writer = ByteWriter()
  private var texts: [String: UInt64] = [:]
  private var listedTexts: [String] = []
  /// True if texts are written out, so that the bytes do not depend on what was written before.
  private let spellsTexts: Bool
  /// True if the value that is encoded is a list that has no end yet.
  private var isListOpen = false
  /// True if the next container is that of a value that may be missing.
  private var isOptional = false

  package convenience init(context: (any Sendable)? = nil) { self.init(context, spellsTexts: false) }

  private init(_ context: (any Sendable)?, spellsTexts: Bool) {
    (self.context, self.spellsTexts) = (context, spellsTexts)
  }

  /// The texts of all values so far, and the values.
  package var archive: [UInt8] {
    var archive = ByteWriter()
    archive.write(number: UInt64(listedTexts.count))
    for text in listedTexts { archive.write(text: text) }
    archive.write(writer.bytes)
    return archive.bytes
  }

  /// Appends a value.
  package func encode<Value: Encodable>(_ value: Value) throws {
    if Value.self == [UInt8].self, let bytes = value as? [UInt8] { return writer.write(block: bytes) }
    if Value.self is any ArchivedApart.Type {
      if let set = value as? any ArchivedSet { return try encode(set) }
      if let dictionary = value as? any ArchivedDictionary { return try encode(dictionary) }
      isOptional = true
    }
    let wasOpen = isListOpen
    isListOpen = false
    try value.encode(to: self)
    if isListOpen { writer.write(byte: 0) }
    isListOpen = wasOpen
  }

  private func encode(_ set: some ArchivedSet) throws {
    for element in try set.sorted(by: bytes) {
      writer.write(byte: 1)
      try encode(element)
    }
    writer.write(byte: 0)
  }

  private func encode(_ dictionary: some ArchivedDictionary) throws {
    for (key, value) in try dictionary.sorted(by: bytes) {
      // The standard library reads such a dictionary in another form.
      if key is String || key is Int { throw ArchiveError.unsupported }
      for part in [key, value] {
        writer.write(byte: 1)
        try encode(part)
      }
    }
    writer.write(byte: 0)
  }

  private func bytes(of value: any Encodable) throws -> [UInt8] {
    let encoder = ArchiveEncoder(context, spellsTexts: true)
    try encoder.encode(value)
    return encoder.writer.bytes
  }

  /// Appends a number that is not negative.
  package func write(number: UInt64) { writer.write(number: number) }

  /// Appends eight bytes.
  package func write(fixed number: UInt64) { writer.write(fixed: number) }

  /// Appends bytes as they are, behind their number.
  package func write(block: [UInt8]) { writer.write(block: block) }

  package func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedArchive(encoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isListOpen = true
    return ListArchive(encoder: self)
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer {
    defer { isOptional = false }
    return SingleArchive(encoder: self, isOptional: isOptional)
  }

  // MARK: Plain values

  package func write(_ flag: Bool) { writer.write(byte: flag ? 1 : 0) }

  package func write(_ number: some FixedWidthInteger & SignedInteger) { writer.write(signed: Int64(number)) }

  package func write(_ number: some FixedWidthInteger & UnsignedInteger) { writer.write(number: UInt64(number)) }

  package func write(_ text: String) {
    if spellsTexts { return writer.write(text: text) }
    let index = texts[text] ?? UInt64(listedTexts.count)
    if index == listedTexts.count {
      texts[text] = index
      listedTexts.append(text)
    }
    writer.write(number: index)
  }
}

/// A type whose values are not written as they encode themselves.
private protocol ArchivedApart {}

extension Optional: ArchivedApart {}

/// A set of values of any type.
private protocol ArchivedSet: ArchivedApart {
  func sorted(by bytes: (any Encodable) throws -> [UInt8]) throws -> [any Encodable]
}

extension Set: ArchivedApart, ArchivedSet where Element: Encodable {
  fileprivate func sorted(by bytes: (any Encodable) throws -> [UInt8]) throws -> [any Encodable] {
    if count < 2 { return Array(self) }
    return try map { ($0, try bytes($0)) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }
}

/// A dictionary of values of any type.
private protocol ArchivedDictionary: ArchivedApart {
  func sorted(by bytes: (any Encodable) throws -> [UInt8]) throws -> [(any Encodable, any Encodable)]
}

extension Dictionary: ArchivedApart, ArchivedDictionary where Key: Encodable, Value: Encodable {
  fileprivate func sorted(
    by bytes: (any Encodable) throws -> [UInt8]
  ) throws -> [(any Encodable, any Encodable)] {
    let keyed = try map { (bytes: try bytes($0), key: $0, value: $1) }
    return keyed.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map { ($0.key, $0.value) }
  }
}

// MARK: Containers

private struct KeyedArchive<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ArchiveEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey _: Key) throws { encoder.write(false) }
  func encode(_ value: Bool, forKey _: Key) throws { encoder.write(value) }
  func encode(_ value: String, forKey _: Key) throws { encoder.write(value) }
  func encode(_ value: Int, forKey _: Key) throws { encoder.write(value) }
  func encode(_ value: Int32, forKey _: Key) throws { encoder.write(value) }
  func encode(_ value: UInt32, forKey _: Key) throws { encoder.write(value) }
  func encode(_ value: UInt64, forKey _: Key) throws { encoder.write(value) }
  func encode(_ value: some Encodable, forKey _: Key) throws { try encoder.encode(value) }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encode(optional: value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encode(optional: value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encode(optional: value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try encode(optional: value, key) }
  func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws { try encode(optional: value, key) }

  private func encode(optional value: (some Encodable)?, _ key: Key) throws {
    encoder.write(value != nil)
    if let value { try encode(value, forKey: key) }
  }

  /// The values of an enum's case.
  func nestedContainer<Inner: CodingKey>(keyedBy _: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
    encoder.write(key.stringValue)
    return KeyedEncodingContainer(KeyedArchive<Inner>(encoder: encoder))
  }

  func nestedUnkeyedContainer(forKey _: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey _: Key) -> any Encoder { encoder }
}

private struct ListArchive: UnkeyedEncodingContainer {
  let encoder: ArchiveEncoder
  var codingPath: [any CodingKey] { [] }
  private(set) var count = 0

  init(encoder: ArchiveEncoder) { self.encoder = encoder }

  mutating func encodeNil() throws { throw ArchiveError.unsupported }

  mutating func encode(_ value: String) throws {
    begin()
    encoder.write(value)
  }

  mutating func encode(_ value: some Encodable) throws {
    begin()
    try encoder.encode(value)
  }

  private mutating func begin() {
    count += 1
    encoder.write(true)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    begin()
    return encoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { encoder }
}

private struct SingleArchive: SingleValueEncodingContainer {
  let encoder: ArchiveEncoder
  let isOptional: Bool
  var codingPath: [any CodingKey] { [] }

  func encodeNil() throws { encoder.write(false) }

  func encode(_ value: Bool) throws { begin().write(value) }
  func encode(_ value: String) throws { begin().write(value) }
  func encode(_ value: Double) throws { throw ArchiveError.unsupported }
  func encode(_ value: Float) throws { throw ArchiveError.unsupported }
  func encode(_ value: Int) throws { begin().write(value) }
  func encode(_ value: Int8) throws { begin().write(value) }
  func encode(_ value: Int16) throws { begin().write(value) }
  func encode(_ value: Int32) throws { begin().write(value) }
  func encode(_ value: Int64) throws { begin().write(value) }
  func encode(_ value: UInt) throws { begin().write(value) }
  func encode(_ value: UInt8) throws { begin().write(value) }
  func encode(_ value: UInt16) throws { begin().write(value) }
  func encode(_ value: UInt32) throws { begin().write(value) }
  func encode(_ value: UInt64) throws { begin().write(value) }
  func encode(_ value: some Encodable) throws { try begin().encode(value) }

  private func begin() -> ArchiveEncoder {
    if isOptional { encoder.write(true) }
    return encoder
  }
}
