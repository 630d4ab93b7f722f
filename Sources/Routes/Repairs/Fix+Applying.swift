import SourceModel

extension Fix {
  /// Returns a text with edits of its file applied.
  package static func applying(_ edits: [Edit], to text: SourceText) -> SourceText {
    var bytes: [UInt8] = []
    var end = text.bytes.startIndex
    for replacement in replacements(edits, in: text) {
      bytes += text.bytes[end..<replacement.range.lowerBound]
      bytes += replacement.text.utf8
      end = replacement.range.upperBound
    }
    return SourceText(bytes + text.bytes[end...])
  }

  /// The replacements that edits of a file make, in ascending byte ranges of its text. An edit that
  /// overlaps one before it is left out.
  package static func replacements(_ edits: [Edit], in text: SourceText) -> [(range: Range<Int>, text: String)] {
    let lines = LineTable(text)
    func offset(_ position: Position) -> Int {
      lines.offset(line: Int(position.line), column: Int(position.utf8), in: .utf8, of: text)
    }
    return edits.sorted { $0.site.range < $1.site.range }.reduce(into: []) { replacements, edit in
      let start = offset(edit.site.range.start)
      guard start >= replacements.last?.range.upperBound ?? 0 else { return }
      replacements.append((start..<max(offset(edit.site.range.end), start), edit.text))
    }
  }
}
