import SourceModel

/// The words of a file whose tags are not known.
enum PossibleNames {
  /// The texts between any two quotation marks of one sort that follow each other, as written and decoded, and all words.
  /// A mark that is missing may make every second text one between two values, so no text is left out.
  static func read(_ text: SourceText) -> WordSet {
    var hashes: [WordHash] = []
    text.forEachRawWord { _, hash in hashes.append(hash) }
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for mark in [UInt8(ascii: "\""), UInt8(ascii: "'")] {
        var start: Int?
        for offset in bytes.indices where bytes[offset] == mark {
          if let start { append(&hashes, base, from: start, to: offset) }
          start = offset + 1
        }
      }
    }
    return WordSet(hashes: hashes)
  }

  /// The values of the attributes `customClass`.
  static func classes(in text: SourceText) -> Set<String> {
    text.withBytes { bytes in
      var classes: Set<String> = []
      var start = bytes.startIndex
      while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "=")) {
        start = sign + 1
        guard bytes[..<sign].suffix(attribute.count).elementsEqual(attribute), start < bytes.count,
          let end = bytes[(start + 1)...].firstIndex(where: { $0 == bytes[start] || $0 == 0x0A || $0 == 0x0D })
        else { continue }
        classes.insert(String(decoding: bytes[(start + 1)..<end], as: UTF8.self))
      }
      return classes
    }
  }

  private static let attribute = Array("customClass".utf8)

  private static func append(_ hashes: inout [WordHash], _ base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    hashes.append(WordHash(start: base + start, count: end - start))
    if AttributeValue.needsDecoding(base, from: start, to: end) {
      hashes.append(WordHash(AttributeValue.decode(base, from: start, to: end)))
    }
  }
}
