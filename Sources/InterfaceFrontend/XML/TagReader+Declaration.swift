import SourceModel

extension TagReader {
  /// Reads `<?xml version="1.0" encoding="UTF-8" standalone="no"?>` (XML 1.0, production 23).
  mutating func readDeclaration() -> Bool {
    let start = position
    position += 5
    guard let version = readPart("version"), isVersion(version) else { return fail(.syntax, at: start) }
    if let encoding = readPart("encoding"), !isUTF8(encoding) { return fail(.encoding, at: encoding.lowerBound) }
    if let standalone = readPart("standalone"), !isYesOrNo(standalone) {
      return fail(.syntax, at: standalone.lowerBound)
    }
    position = endOfBlanks(from: position)
    guard isSpelled("?>", at: position) else { return fail(.syntax, at: position) }
    position += 2
    return true
  }

  /// Skips `<!DOCTYPE plist PUBLIC "…" "…">`, which declares nothing itself.
  mutating func skipDocumentType() -> Bool {
    var end = position
    while byte(at: end) != UInt8(ascii: ">") {
      guard byte(at: end) != 0, byte(at: end) != UInt8(ascii: "[") else { return fail(.documentType, at: position) }
      end += 1
    }
    position = end + 1
    return true
  }

  /// Reads blanks, a name, `=` and a value; nil, and nothing is read, where they do not come next.
  private mutating func readPart(_ name: StaticString) -> Range<Int>? {
    let start = endOfBlanks(from: position)
    guard start > position, isSpelled(name, at: start) else { return nil }
    let sign = endOfBlanks(from: start + name.utf8CodeUnitCount)
    guard byte(at: sign) == UInt8(ascii: "=") else { return nil }
    let quote = endOfBlanks(from: sign + 1)
    let mark = byte(at: quote)
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    var end = quote + 1
    while byte(at: end) > 0x20, byte(at: end) < 0x7F, byte(at: end) != mark { end += 1 }
    guard byte(at: end) == mark else { return nil }
    position = end + 1
    return (quote + 1)..<end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
  }

  private func isVersion(_ range: Range<Int>) -> Bool {
    let version = text(range)
    return version.hasPrefix("1.") && version.count > 2 && version.dropFirst(2).allSatisfy { ("0"..."9").contains($0) }
  }

  private func isUTF8(_ range: Range<Int>) -> Bool { text(range).lowercased() == "utf-8" }

  private func isYesOrNo(_ range: Range<Int>) -> Bool { ["yes", "no"].contains(text(range)) }
}
