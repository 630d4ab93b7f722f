import SourceModel

/// Where the parts of an expanded text stand in the file.
struct ExpandedPlaces {
  let map: SourceMap
  private let file: SourceText
  private let fileLines: LineTable
  private let lines: LineTable?

  init(_ expanded: SourceText, of file: SourceText, _ map: SourceMap) {
    (self.file, self.map, fileLines) = (file, map, LineTable(file))
    lines = map.isIdentity ? nil : LineTable(expanded)
  }

  /// The range in the file between two offsets of the expanded text.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    let start = map.origin(ofStart: start)
    return fileLines.range(from: start, to: max(start, map.origin(ofEnd: end)), in: file)
  }

  func moved(_ head: TypeHead) -> TypeHead {
    guard lines != nil else { return head }
    var head = head.spelled(moved)
    head.name = moved(head.name)
    return head
  }

  /// Whether a head of the expanded text comes out of a macro.
  func isHidden(_ head: TypeHead) -> Bool {
    offset(of: head.name.range.start).map(map.isExpanded) ?? false
  }

  private func moved(_ spelling: Spelling) -> Spelling {
    guard let start = offset(of: spelling.range.start), let end = offset(of: spelling.range.end) else {
      return spelling
    }
    return Spelling(text: spelling.text, range: range(start, end))
  }

  private func offset(of position: Position) -> Int? {
    guard let lines, lines.starts.indices.contains(Int(position.line)) else { return nil }
    return Int(lines.starts[Int(position.line)]) + Int(position.utf8)
  }
}
