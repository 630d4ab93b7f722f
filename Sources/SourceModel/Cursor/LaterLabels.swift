/// The labels of the arguments behind a cursor.
enum LaterLabels {
  /// Longer arguments are not read.
  private static let mostBytes = 4_096

  /// The labels behind commas, up to the end of the parentheses around an offset: `path` behind
  /// `perform(to: |, path: .push(from: self))`.
  static func read(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    let end = min(bytes.count, start + mostBytes)
    var labels: Set<String> = []
    var (offset, depth) = (start, 0)
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";"): if depth == 0 { return labels }
      case UInt8(ascii: "\""): offset = endOfLiteral(from: offset, in: bytes[..<end])
      case UInt8(ascii: "/"): offset = max(offset, endOfComment(from: offset, in: bytes[..<end]) - 1)
      case UInt8(ascii: ",") where depth == 0:
        if let label = label(behind: offset, in: bytes[..<end]) { labels.insert(label) }
      default: break
      }
      if depth < 0 { return labels }
      offset += 1
    }
    return labels
  }

  /// The closing quotation mark, or the end of the line.
  private static func endOfLiteral(from start: Int, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var offset = start + 1
    while offset < bytes.endIndex, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\n") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset
  }

  /// Behind a comment that begins at an offset, or the offset itself.
  private static func endOfComment(from start: Int, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard start + 1 < bytes.endIndex, bytes[start] == UInt8(ascii: "/") else { return start }
    let rest = bytes[(start + 2)...]
    switch bytes[start + 1] {
    case UInt8(ascii: "/"): return rest.firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.endIndex
    case UInt8(ascii: "*"):
      let end = rest.indices.first {
        rest[$0] == UInt8(ascii: "*") && $0 + 1 < bytes.endIndex && bytes[$0 + 1] == UInt8(ascii: "/")
      }
      return end.map { $0 + 2 } ?? bytes.endIndex
    default: return start
    }
  }

  private static func label(behind comma: Int, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    var start = comma + 1
    while start < bytes.endIndex {
      let next = endOfComment(from: start, in: bytes)
      let isBlank = bytes[start] == UInt8(ascii: " ") || (0x09...0x0D).contains(bytes[start])
      guard next > start || isBlank else { break }
      start = max(next, isBlank ? start + 1 : start)
    }
    let word = bytes[min(start, bytes.endIndex)...].prefix(while: Spelling.isWordByte)
    guard !word.isEmpty, word.endIndex < bytes.endIndex, bytes[word.endIndex] == UInt8(ascii: ":") else { return nil }
    return String(decoding: word, as: UTF8.self)
  }
}
