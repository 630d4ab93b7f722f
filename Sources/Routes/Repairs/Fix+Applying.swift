import SourceModel

extension Fix {
  /// A text with edits of its file applied. Edits that overlap one before them are left out.
  package static func applying(_ edits: [Edit], to text: SourceText) -> SourceText {
    let lines = LineTable(text)
    func offset(_ position: Position) -> Int {
      lines.offset(line: Int(position.line), column: Int(position.utf8), in: .utf8, of: text)
    }
    var bytes: [UInt8] = []
    var end = text.bytes.startIndex
    for edit in edits.sorted(by: { $0.site.range < $1.site.range }) {
      let start = offset(edit.site.range.start)
      guard start >= end else { continue }
      bytes += text.bytes[end..<start]
      bytes += edit.text.utf8
      end = offset(edit.site.range.end)
    }
    return SourceText(bytes + text.bytes[end...])
  }
}
