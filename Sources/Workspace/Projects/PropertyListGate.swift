/// Tells which property lists Foundation may read: its reader of XML recurses without a limit.
enum PropertyListGate {
  private static let mostNesting = 64
  private static let containers = ["<array", "<dict"].map { Array($0.utf8) }
  private static let ends = ["</array", "</dict"].map { Array($0.utf8) }
  private static let comment = (start: Array("<!--".utf8), end: Array("-->".utf8))
  private static let rawText = Array("<![".utf8)

  static func isXML(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  }

  /// Whether a list in XML is not nested too deeply. Counts too many levels rather than too few: an end in a comment is
  /// none.
  static func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if rest.starts(with: rawText) { return false }
      if rest.starts(with: comment.start) {
        guard let end = endOfComment(rest) else { return false }
        rest = rest[end...]
        continue
      }
      if containers.contains(where: rest.starts(with:)) { depth += 1 }
      if ends.contains(where: rest.starts(with:)) { depth -= 1 }
      guard depth <= mostNesting else { return false }
      rest = rest.dropFirst()
    }
    return true
  }

  private static func endOfComment(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text.dropFirst(comment.start.count)
    while let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
      if rest[dash...].starts(with: comment.end) { return dash + comment.end.count }
      rest = rest[(dash + 1)...]
    }
    return nil
  }
}
