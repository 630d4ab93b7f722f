/// A value that reads and writes its parts itself. Values that archives have by the ten thousand are read many times
/// faster so than by containers.
package protocol ArchivedValue: Codable {
  init(archive: ArchiveDecoder) throws
  func write(to archive: ArchiveEncoder) throws
}

extension ArchivedValue {
  package init(from decoder: any Decoder) throws {
    guard let archive = decoder as? ArchiveDecoder else { throw ArchiveError.unsupported }
    try self.init(archive: archive)
  }

  package func encode(to encoder: any Encoder) throws {
    guard let archive = encoder as? ArchiveEncoder else { throw ArchiveError.unsupported }
    try write(to: archive)
  }
}

extension ArchiveDecoder {
  package func readList<Value: ArchivedValue>(_: Value.Type = Value.self) throws -> [Value] {
    var list: [Value] = []
    for _ in 0..<(try readCount()) { list.append(try Value(archive: self)) }
    return list
  }

  package func readTexts() throws(ArchiveError) -> [String] {
    let count = try readCount()
    if count == 0 { return [] }
    var list: [String] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try readText()) }
    return list
  }

  /// A value that may be missing.
  package func readOptional<Value: ArchivedValue>(_: Value.Type = Value.self) throws -> Value? {
    try readFlag() ? Value(archive: self) : nil
  }

  package func readOptionalIndex() throws(ArchiveError) -> Int? {
    try readFlag() ? readInteger() : nil
  }

  package func readOptionalText() throws(ArchiveError) -> String? {
    try readFlag() ? readText() : nil
  }
}

extension ArchiveEncoder {
  package func write(list: [some ArchivedValue]) throws {
    write(number: UInt64(list.count))
    for value in list { try value.write(to: self) }
  }

  package func write(texts: [String]) {
    write(number: UInt64(texts.count))
    for text in texts { write(text) }
  }

  package func write(optional value: (some ArchivedValue)?) throws {
    write(value != nil)
    try value?.write(to: self)
  }

  package func write(optionalIndex index: Int?) {
    write(index != nil)
    if let index { write(index) }
  }

  package func write(optional text: String?) {
    write(text != nil)
    if let text { write(text) }
  }
}
