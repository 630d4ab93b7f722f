import SourceModel

extension TagReader {
  private static let id = WordHash("id")

  /// Reads the attributes of a start tag, up to its `>` or `/`.
  mutating func readAttributes(of element: inout Element) -> Bool {
    names.removeAll(keepingCapacity: true)
    while true {
      let start = endOfBlanks(from: position)
      let next = byte(at: start)
      if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") {
        position = start
        return isWithinLimits(element)
      }
      guard start > position, let nameEnd = endOfName(from: start) else { return fail(.syntax, at: start) }
      let hash = WordHash(start: base + start, count: nameEnd - start)
      guard note(hash, in: &element) else { return fail(.syntax, at: start) }
      guard let value = readAssignedValue(from: nameEnd) else { return false }
      if hash == Self.id { (element.idStart, element.idEnd) = (Int32(value.lowerBound), Int32(value.upperBound)) }
    }
  }

  private mutating func isWithinLimits(_ element: Element) -> Bool {
    if names.count > XMLLimits.attributes { return fail(.attributeCount, at: Int(element.start)) }
    if position - Int(element.start) > XMLLimits.tagBytes { return fail(.tagBytes, at: Int(element.start)) }
    return true
  }

  /// False where the element has an attribute of the name already. Behind the limit, nothing is compared: the file is
  /// refused anyway.
  private mutating func note(_ hash: WordHash, in element: inout Element) -> Bool {
    if names.count <= XMLLimits.attributes {
      if element.attributeNames.mayContain(hash), names.contains(hash) { return false }
      names.append(hash)
      element.attributeNames.insert(hash)
    }
    return true
  }

  /// Reads `="value"`, and returns the offsets between the quotation marks.
  private mutating func readAssignedValue(from nameEnd: Int) -> Range<Int>? {
    let sign = endOfBlanks(from: nameEnd)
    let quote = endOfBlanks(from: sign + 1)
    let mark = byte(at: quote)
    guard byte(at: sign) == UInt8(ascii: "="), mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      _ = fail(.syntax, at: sign)
      return nil
    }
    guard let end = endOfValue(from: quote + 1, mark) else { return nil }
    guard end - quote - 1 <= XMLLimits.attributeBytes else {
      _ = fail(.attributeBytes, at: quote)
      return nil
    }
    position = end + 1
    return (quote + 1)..<end
  }

  /// The offset of the closing quotation mark.
  private mutating func endOfValue(from start: Int, _ mark: UInt8) -> Int? {
    let marks = UInt64(mark) &* 0x0101_0101_0101_0101
    var offset = start
    while true {
      let bytes = load(at: offset)
      let found =
        ByteLanes.zeroBytes(bytes ^ marks) | ByteLanes.zeroBytes(bytes ^ 0x3C3C_3C3C_3C3C_3C3C)
        | ByteLanes.zeroBytes(bytes ^ 0x2626_2626_2626_2626) | ByteLanes.zeroBytes(bytes)
      guard found != 0 else {
        offset += 8
        continue
      }
      offset += found.trailingZeroBitCount / 8
      if byte(at: offset) == mark { return offset }
      guard byte(at: offset) == UInt8(ascii: "&") else {
        _ = fail(.syntax, at: offset)
        return nil
      }
      guard let end = endOfReference(at: offset) else { return nil }
      offset = end
    }
  }

  /// The offset behind the reference whose `&` is at an offset.
  mutating func endOfReference(at offset: Int) -> Int? {
    if let reference = CharacterReference.read(base, at: offset) { return reference.end }
    let isNamed = endOfName(from: offset + 1).map { byte(at: $0) == UInt8(ascii: ";") } ?? false
    _ = fail(isNamed ? .entity : .syntax, at: offset)
    return nil
  }
}
