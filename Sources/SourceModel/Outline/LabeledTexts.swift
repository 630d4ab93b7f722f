/// The texts behind the labels of initializers of Swift, `nibName: "Home"`, and in properties of the same names.
///
/// Most controllers say `nibName: nil`; to parse them would cost more than all others.
package struct LabeledTexts: Sendable {
  package let labels: Set<String>
  private let searches: [String: ByteSearch]

  package init(of labels: Set<String>) {
    self.labels = labels
    searches = Dictionary(uniqueKeysWithValues: labels.map { ($0, ByteSearch($0)) })
  }

  /// True if a file may have such a text. `words` are those that it contains.
  package func mayStand(in text: SourceText, words: Set<String>) -> Bool {
    if labels.isDisjoint(with: words) { return false }
    return text.withBytes { bytes in
      searches.contains { label, search in
        words.contains(label) && search.contains(in: bytes) { Self.mayHaveText($0, bytes) }
      }
    }
  }

  /// Values that are not texts.
  private static let others = ["nil,", "nil)"].map { Array($0.utf8) }
  private static let property = Array("var ".utf8)

  /// True if a text may belong to a label at a range of bytes.
  private static func mayHaveText(_ label: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes[..<label.lowerBound].suffix(property.count).elementsEqual(property) { return true }
    let colon = bytes[label.upperBound...].drop(while: isBlank)
    guard colon.first == UInt8(ascii: ":") else { return false }
    let value = colon.dropFirst().drop(while: isBlank)
    return !others.contains { value.starts(with: $0) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
