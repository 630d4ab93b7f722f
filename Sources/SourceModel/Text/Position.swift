/// A place between two characters, in every unit that a client may ask for, so that answering needs no text.
///
/// All members are zero-based. A tab is one, a byte order mark is nothing, an invalid byte is one in each unit.
package struct Position: Hashable, Sendable {
  package var line: Int32
  /// Bytes since the start of the line.
  package var utf8: Int32
  /// UTF-16 code units since the start of the line.
  package var utf16: Int32
  /// Unicode scalars since the start of the line.
  package var utf32: Int32

  package init(line: Int32, utf8: Int32, utf16: Int32, utf32: Int32) {
    self.line = line
    self.utf8 = utf8
    self.utf16 = utf16
    self.utf32 = utf32
  }

  package static let zero = Position(line: 0, utf8: 0, utf16: 0, utf32: 0)

  /// The column in the units of `encoding`.
  package func column(in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: Int(utf8)
    case .utf16: Int(utf16)
    case .utf32: Int(utf32)
    }
  }
}

extension Position: Comparable {
  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.utf8) < (right.line, right.utf8)
  }
}

/// The units in which a client counts columns (LSP 3.17, `PositionEncodingKind`).
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

/// A stretch of one file, its end exclusive.
package struct SourceRange: Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  package static let zero = SourceRange(start: .zero, end: .zero)

  /// Whether `position` lies inside or at either end, which is where an editor's cursor touches the word.
  package func touches(line: Int32, column: Int, in encoding: PositionEncoding) -> Bool {
    let cursor = (line, column)
    return (start.line, start.column(in: encoding)) <= cursor
      && cursor <= (end.line, end.column(in: encoding))
  }
}

extension SourceRange: Comparable {
  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    left.start == right.start ? left.end < right.end : left.start < right.start
  }
}
