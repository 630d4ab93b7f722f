import SourceModel

/// The attributes of one element that the outline reader looks at.
struct Attributes {
  private var values: [(name: AttributeName, value: Range<Int>)] = []

  /// Reads the start tag of an element of a well-formed file once more.
  init(of element: Element, in base: UnsafePointer<UInt8>) {
    var offset = Int(element.nameEnd)
    while let value = Self.next(in: base, from: &offset) {
      if let name = AttributeName.name(of: value.name) { values.append((name, value.range)) }
    }
  }

  /// The byte offsets between the quotation marks of a value.
  subscript(name: AttributeName) -> Range<Int>? {
    values.first { $0.name == name }?.value
  }

  /// The next attribute of the tag; nil at its end.
  private static func next(
    in base: UnsafePointer<UInt8>, from offset: inout Int
  ) -> (name: WordHash, range: Range<Int>)? {
    let start = skip(base, from: offset) { isBlank($0) }
    guard base[start] != UInt8(ascii: ">"), base[start] != UInt8(ascii: "/") else { return nil }
    let nameEnd = skip(base, from: start) { !isBlank($0) && $0 != UInt8(ascii: "=") }
    let quote = skip(base, from: nameEnd) { isBlank($0) || $0 == UInt8(ascii: "=") }
    let mark = base[quote]
    let end = skip(base, from: quote + 1) { $0 != mark }
    offset = end + 1
    return (WordHash(start: base + start, count: nameEnd - start), (quote + 1)..<end)
  }

  private static func skip(_ base: UnsafePointer<UInt8>, from start: Int, while holds: (UInt8) -> Bool) -> Int {
    var offset = start
    while base[offset] != 0, holds(base[offset]) { offset += 1 }
    return offset
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
