/// A place in a document, as LSP counts: zero-based, characters in the negotiated encoding's units.
package struct DocumentPosition: Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

extension DocumentPosition: Comparable {
  package static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension DocumentPosition: Codable {
  private enum CodingKeys: String, CodingKey {
    case line, character
  }

  /// Refuses what is no `uinteger` (LSP 3.17: 0 to 2^31 - 1).
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func decode(_ key: CodingKeys) throws -> Int {
      let number = try container.decode(Int32.self, forKey: key)
      guard number >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "Found the number \(number).")
      }
      return Int(number)
    }
    self.init(line: try decode(.line), character: try decode(.character))
  }
}

/// A stretch of a document, its end exclusive. What a client sends may start behind its end.
package struct DocumentRange: Codable, Hashable, Sendable {
  package var start: DocumentPosition
  package var end: DocumentPosition

  package init(start: DocumentPosition, end: DocumentPosition) {
    self.start = start
    self.end = end
  }

  /// In the order of the text. Clients name them in any order.
  package var ends: (first: DocumentPosition, last: DocumentPosition) {
    (min(start, end), max(start, end))
  }
}
