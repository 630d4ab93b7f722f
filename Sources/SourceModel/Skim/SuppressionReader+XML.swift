extension SuppressionReader {
  /// The comments of an XML file that suppress findings, for the tags on their line, or else for the next tag:
  ///
  /// ```
  /// <!-- waymark:ignore RULE - reason -->
  /// ```
  package static func read(inXML text: SourceText) -> [Suppression] {
    text.withBytes { bytes in
      let comments = comments(in: bytes)
      if comments.isEmpty { return [] }
      var reader = SuppressionReader(bytes)
      var cursor = PositionCursor(bytes)
      return zip(comments, reaches(of: comments, in: bytes)).compactMap { comment, reach in
        let lines = cursor.position(at: reach.lowerBound).line...cursor.position(at: reach.upperBound).line
        return reader.suppression(at: comment.lowerBound + 2, lines: lines)
      }
    }
  }

  /// The comments that begin with the name of the program.
  private static func comments(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var offset = 0
    while let start = find("<!--", in: bytes, from: offset) {
      let end = find("-->", in: bytes, from: start + 4).map { $0 + 3 } ?? bytes.count
      let text = bytes[(start + 4)..<max(end, start + 4)].drop { $0 <= UInt8(ascii: " ") }
      if text.starts(with: "waymark:".utf8) { comments.append(start..<end) }
      offset = end
    }
    return comments
  }

  private static func find(_ sign: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    sign.withUTF8Buffer { sign in
      guard let first = sign.first, start < bytes.count else { return nil }
      var rest = bytes[start...]
      while let found = rest.firstIndex(of: first) {
        if bytes[found...].starts(with: sign) { return found }
        rest = rest[(found + 1)...]
      }
      return nil
    }
  }

  /// The bytes of the tags that comments are for, from the last one to the first, so that comments on top of each other
  /// look for their tag once.
  private static func reaches(
    of comments: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> [ClosedRange<Int>] {
    var reaches: [ClosedRange<Int>] = []
    var next: (start: Int, reach: ClosedRange<Int>)?
    for comment in comments.reversed() {
      let reach =
        isBehindTag(comment.lowerBound, in: bytes)
        ? comment.lowerBound...comment.lowerBound : tag(behind: comment, next: next, in: bytes)
      next = (comment.lowerBound, reach)
      reaches.append(reach)
    }
    return reaches.reversed()
  }

  private static func isBehindTag(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[..<offset].last { $0 == 0x0A || $0 == 0x0D || $0 > 0x20 }.map { $0 > 0x20 } ?? false
  }

  private static func tag(
    behind comment: Range<Int>, next: (start: Int, reach: ClosedRange<Int>)?, in bytes: UnsafeBufferPointer<UInt8>
  ) -> ClosedRange<Int> {
    var offset = comment.upperBound
    while let start = find("<", in: bytes, from: offset) {
      if let next, next.start == start { return next.reach }
      let isComment = bytes[start...].starts(with: "<!--".utf8)
      let end = find(isComment ? "-->" : ">", in: bytes, from: start) ?? bytes.count - 1
      if !isComment { return start...(isKey(start, in: bytes) ? valueStart(behind: end, in: bytes) : end) }
      offset = end
    }
    return comment.lowerBound...comment.lowerBound
  }

  // MARK: Property lists

  private static func isKey(_ tag: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[tag...].starts(with: "<key>".utf8)
  }

  /// The end of the start tag of the value behind a `<key>`, whose line a finding is on.
  private static func valueStart(behind key: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let end = find("</key>", in: bytes, from: key), let value = find("<", in: bytes, from: end + 1) else {
      return key
    }
    return find(">", in: bytes, from: value) ?? key
  }
}
