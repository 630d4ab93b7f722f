import SourceModel

/// Where the bytes of an expanded text come from: offsets there to offsets in the file.
struct SourceMap {
  /// A stretch that begins at `start` and goes on to the next one.
  struct Piece {
    var start: Int
    /// In the file.
    var origin: Range<Int>
    /// Whether the bytes are those of the file, one by one; otherwise they stand for all of `origin`.
    var isCopy: Bool
  }

  /// Ascending; empty for a text that is the file's.
  private(set) var pieces: [Piece] = []

  var isIdentity: Bool { pieces.isEmpty }

  mutating func append(_ piece: Piece) {
    pieces.append(piece)
  }

  /// What stands behind an offset.
  func origin(ofStart offset: Int) -> Int {
    guard let piece = piece(at: offset) else { return offset }
    return piece.isCopy ? piece.origin.lowerBound + offset - piece.start : piece.origin.lowerBound
  }

  /// What stands before an offset.
  func origin(ofEnd offset: Int) -> Int {
    guard let piece = piece(at: offset - 1) else { return offset }
    return piece.isCopy ? piece.origin.lowerBound + offset - piece.start : piece.origin.upperBound
  }

  /// Whether the bytes at an offset come out of a macro.
  func isExpanded(at offset: Int) -> Bool {
    piece(at: offset).map { !$0.isCopy } ?? false
  }

  private func piece(at offset: Int) -> Piece? {
    let index = pieces.partitionPoint { $0.start <= offset }
    return index > 0 ? pieces[index - 1] : nil
  }
}
