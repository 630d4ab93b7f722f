/// Reads the values of an archive, in the order in which `ArchiveEncoder` wrote them.
package final class ArchiveDecoder: Decoder {
  /// How deep values may nest: input must not decide how deep the program recurses.
  static let mostNesting = 128

  package let codingPath: [any CodingKey] = []
  package let userInfo: [CodingUserInfoKey: Any] = [:]
  /// What values refer to that is not in the archive.
  package let context: (any Sendable)?
  fileprivate var reader: ByteReader
  private let texts: [String]
  private var nesting = 0

  package init(_ archive: ArraySlice<UInt8>, context: (any Sendable)? = nil) throws(ArchiveError) {
    self.context = context
    reader = ByteReader(archive)
    var texts: [String] = []
    let count = try reader.readCount()
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try reader.readText()) }
    self.texts = texts
  }

  package var isAtEnd: Bool { reader.isAtEnd }

  package func decode<Value: Decodable>(_: Value.Type = Value.self) throws -> Value {
    guard nesting < Self.mostNesting else { throw ArchiveError.tooDeep }
    nesting += 1
    defer { nesting -= 1 }
    if Value.self == [UInt8].self, let bytes = Array(try reader.readBlock()) as? Value { return bytes }
    return try Value(from: self)
  }

  package func readNumber() throws(ArchiveError) -> UInt64 { try reader.readNumber() }

  /// A number of things that each take a byte at least.
  package func readCount() throws(ArchiveError) -> Int { try reader.readCount() }

  /// Eight bytes.
  package func readFixed() throws(ArchiveError) -> UInt64 { try reader.readFixed() }

  package func readBlock() throws(ArchiveError) -> ArraySlice<UInt8> { try reader.readBlock() }

  package func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedArchive(decoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedDecodingContainer { ListArchive(decoder: self) }

  package func singleValueContainer() -> any SingleValueDecodingContainer { SingleArchive(decoder: self) }

  // MARK: Plain values

  package func readFlag() throws(ArchiveError) -> Bool {
    switch try reader.readByte() {
    case 0: return false
    case 1: return true
    default: throw .invalid
    }
  }

  package func readInteger<Number: FixedWidthInteger>() throws(ArchiveError) -> Number {
    let number = Number.isSigned ? Number(exactly: try reader.readSigned()) : Number(exactly: try reader.readNumber())
    guard let number else { throw .invalid }
    return number
  }

  package func readText() throws(ArchiveError) -> String {
    let index = try reader.readNumber()
    guard index < texts.count else { throw .invalid }
    return texts[Int(index)]
  }
}

// MARK: Containers

private struct KeyedArchive<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ArchiveDecoder
  var codingPath: [any CodingKey] { [] }

  /// The case of an enum, which asks for it. A structure does not ask.
  var allKeys: [Key] {
    guard let name = try? decoder.readText(), let key = Key(stringValue: name) else { return [] }
    return [key]
  }

  func contains(_: Key) -> Bool { true }
  func decodeNil(forKey _: Key) throws -> Bool { try !decoder.readFlag() }
  func decode(_: Bool.Type, forKey _: Key) throws -> Bool { try decoder.readFlag() }
  func decode(_: String.Type, forKey _: Key) throws -> String { try decoder.readText() }
  func decode(_: Int.Type, forKey _: Key) throws -> Int { try decoder.readInteger() }
  func decode(_: Int32.Type, forKey _: Key) throws -> Int32 { try decoder.readInteger() }
  func decode(_: UInt32.Type, forKey _: Key) throws -> UInt32 { try decoder.readInteger() }
  func decode(_: UInt64.Type, forKey _: Key) throws -> UInt64 { try decoder.readInteger() }
  func decode<Value: Decodable>(_: Value.Type, forKey _: Key) throws -> Value { try decoder.decode() }

  /// The values of an enum's case, whose name is read.
  func nestedContainer<Inner: CodingKey>(
    keyedBy _: Inner.Type, forKey _: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    KeyedDecodingContainer(KeyedArchive<Inner>(decoder: decoder))
  }

  func nestedUnkeyedContainer(forKey _: Key) throws -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey _: Key) throws -> any Decoder { decoder }
}

private struct ListArchive: UnkeyedDecodingContainer {
  let decoder: ArchiveDecoder
  var codingPath: [any CodingKey] { [] }
  let count: Int? = nil
  private(set) var currentIndex = 0
  /// Whether another element follows.
  private var next: Result<Bool, ArchiveError>

  init(decoder: ArchiveDecoder) {
    self.decoder = decoder
    next = Self.readFlag(decoder)
  }

  private static func readFlag(_ decoder: ArchiveDecoder) -> Result<Bool, ArchiveError> {
    Result { () throws(ArchiveError) in try decoder.readFlag() }
  }

  /// False where the bytes are damaged, so that a reader goes on to `decode`, which throws.
  var isAtEnd: Bool { if case .success(false) = next { true } else { false } }

  /// Throws where no element follows.
  private func begin() throws(ArchiveError) {
    guard try next.get() else { throw .invalid }
  }

  private mutating func finish() {
    currentIndex += 1
    next = Self.readFlag(decoder)
  }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode(_: String.Type) throws -> String {
    try begin()
    defer { finish() }
    return try decoder.readText()
  }

  mutating func decode<Value: Decodable>(_: Value.Type) throws -> Value {
    try begin()
    defer { finish() }
    return try decoder.decode()
  }

  mutating func nestedContainer<Inner: CodingKey>(keyedBy _: Inner.Type) throws -> KeyedDecodingContainer<Inner> {
    throw ArchiveError.unsupported
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw ArchiveError.unsupported }
  mutating func superDecoder() throws -> any Decoder { throw ArchiveError.unsupported }
}

private struct SingleArchive: SingleValueDecodingContainer {
  let decoder: ArchiveDecoder
  var codingPath: [any CodingKey] { [] }

  /// Of a value that may be missing. Bytes that are damaged are found by what is read next.
  func decodeNil() -> Bool { (try? decoder.readFlag()) == false }

  func decode(_: Bool.Type) throws -> Bool { try decoder.readFlag() }
  func decode(_: String.Type) throws -> String { try decoder.readText() }
  func decode(_: Double.Type) throws -> Double { throw ArchiveError.unsupported }
  func decode(_: Float.Type) throws -> Float { throw ArchiveError.unsupported }
  func decode(_: Int.Type) throws -> Int { try decoder.readInteger() }
  func decode(_: Int8.Type) throws -> Int8 { try decoder.readInteger() }
  func decode(_: Int16.Type) throws -> Int16 { try decoder.readInteger() }
  func decode(_: Int32.Type) throws -> Int32 { try decoder.readInteger() }
  func decode(_: Int64.Type) throws -> Int64 { try decoder.readInteger() }
  func decode(_: UInt.Type) throws -> UInt { try decoder.readInteger() }
  func decode(_: UInt8.Type) throws -> UInt8 { try decoder.readInteger() }
  func decode(_: UInt16.Type) throws -> UInt16 { try decoder.readInteger() }
  func decode(_: UInt32.Type) throws -> UInt32 { try decoder.readInteger() }
  func decode(_: UInt64.Type) throws -> UInt64 { try decoder.readInteger() }
  func decode<Value: Decodable>(_: Value.Type) throws -> Value { try decoder.decode() }
}
