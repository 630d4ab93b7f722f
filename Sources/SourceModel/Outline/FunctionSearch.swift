/// Finds the calls and declarations of functions among the bytes of files of Swift.
///
/// Many names are common words, such as `instantiate`, and a file is parsed only where the label fits, too.
package struct FunctionSearch: Sendable {
  private let functions: [(name: String, search: ByteSearch, start: FunctionInterest.Start)]

  package init(_ interest: FunctionInterest) {
    functions = interest.starts.map { ($0, ByteSearch($0), $1) }
  }

  /// True if a file may call or declare one of the functions; what stands in comments and strings counts. `words` are those
  /// of the names that the file has, if that is known.
  package func finds(in text: SourceText, words: Set<String>? = nil) -> Bool {
    let functions = functions.filter { words?.contains($0.name) ?? true }
    if functions.isEmpty { return false }
    return text.withBytes { bytes in
      functions.contains { _, search, start in
        search.contains(in: bytes) { CalledName(bytes: bytes, name: $0, start: start).isUsed }
      }
    }
  }
}

/// A place of a function's name among the bytes of a file.
private struct CalledName {
  let bytes: UnsafeBufferPointer<UInt8>
  let name: Range<Int>
  let start: FunctionInterest.Start

  private static let declaration = Array("func".utf8)

  var isUsed: Bool {
    if isName(name.lowerBound - 1) || isName(name.upperBound) { return false }
    if isDeclared { return true }
    let open = skippingBlanks(from: name.upperBound)
    guard open < bytes.count else { return false }
    switch bytes[open] {
    case UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "{"): return start.mayBeNone
    case UInt8(ascii: "("): return mayStart(at: skippingBlanks(from: open + 1))
    default: return false
    }
  }

  private func mayStart(at place: Int) -> Bool {
    guard place < bytes.count, bytes[place] != UInt8(ascii: "/"), bytes[place] != UInt8(ascii: "`") else { return true }
    if bytes[place] == UInt8(ascii: ")") { return start.mayBeNone }
    var end = place
    while isName(end) { end += 1 }
    let colon = skippingBlanks(from: end)
    guard end > place, colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return start.labels.contains("") }
    return start.labels.contains(String(decoding: bytes[place..<end], as: UTF8.self))
  }

  private var isDeclared: Bool {
    var end = name.lowerBound
    while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
    let start = end - Self.declaration.count
    return start >= 0 && bytes[start..<end].elementsEqual(Self.declaration) && !isName(start - 1)
  }

  private func skippingBlanks(from place: Int) -> Int {
    var place = place
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
    return place
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isName(_ place: Int) -> Bool {
    place >= 0 && place < bytes.count && Spelling.isWordByte(bytes[place])
  }
}
