import Routes
import SourceModel

/// Where the bytes of a text stood before it was edited.
struct ByteOrigins {
  /// By byte, and of the end.
  private var origins: [UInt32]

  /// Of a text that nothing has changed.
  init(of text: SourceText) {
    origins = (0...UInt32(text.count)).map(\.self)
  }

  /// The edits are those that `Fix.applying` makes in the text.
  mutating func apply(_ edits: [Fix.Edit], to text: SourceText) {
    for replacement in Fix.replacements(edits, in: text).reversed() {
      let origin = repeatElement(origins[replacement.range.lowerBound], count: replacement.text.utf8.count)
      origins.replaceSubrange(replacement.range, with: origin)
    }
  }

  /// Of a position in the edited text, in the text before the edits.
  func position(of position: Position, in text: SourceText, before old: SourceText) -> Position {
    let offset = LineTable(text).offset(
      line: Int(position.line), column: Int(position.utf8), in: .utf8, of: text)
    return LineTable(old).position(at: Int(origins[offset]), in: old)
  }
}
