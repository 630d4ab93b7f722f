import LanguageServerProtocol
import SourceModel
import Workspace

/// An open document: the client's text, which counts more than the file's.
struct Document: Sendable {
  /// As the client spells it.
  let uri: DocumentURI
  /// As the workspace spells it; nil for what is no file.
  var path: FilePath?
  private(set) var text: SourceText
  private(set) var lines: LineTable
  /// The client's number of this text.
  private(set) var version: Int?
  /// A change could not be read: the text is the last good one until the client sends a whole one, or saves.
  private(set) var isLost = false
  /// The client changed the text since it was opened or saved.
  private(set) var isChanged = false

  init(uri: DocumentURI, version: Int?, text: SourceText) {
    self.uri = uri
    self.version = version
    self.text = text
    lines = LineTable(text, countingMark: true)
  }

  /// Applies changes in their order, each to the result of the one before.
  ///
  /// Columns behind a line's end and lines behind the last move to the nearest place, places inside a character to its
  /// start; the ends of a range may come in any order. A lost document stays as it is until a whole text comes.
  mutating func apply(_ changes: [TextDocumentContentChange], version: Int?, encoding: PositionEncoding) {
    self.version = version ?? self.version
    isChanged = true
    for change in changes where change.range == nil || !isLost { apply(change, encoding: encoding) }
  }

  /// Replaces the text by that of the saved file, without its byte order mark, which editors do not
  /// show.
  mutating func replaceText(withSaved file: SourceText) {
    replaceText(SourceText(file.bytes.dropFirst(ByteOrderMark.length(in: file.bytes))))
  }

  private mutating func replaceText(_ text: SourceText) {
    self.text = text
    lines = LineTable(text, countingMark: true)
    isLost = false
  }

  mutating func save() {
    isChanged = false
  }

  mutating func lose() {
    isLost = true
  }

  /// The byte offset of a position of the client's.
  func offset(of position: DocumentPosition, in encoding: PositionEncoding) -> Int {
    lines.offset(line: position.line, column: position.character, in: encoding, of: text)
  }

  /// The bytes of an offset's line that stand before it.
  func line(before offset: Int) -> ArraySlice<UInt8> {
    text.bytes[Int(lines.starts[lines.line(containing: offset)])..<offset]
  }

  /// Those that stand behind it, without the line's end.
  func line(after offset: Int) -> ArraySlice<UInt8> {
    text.bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
  }

  private mutating func apply(_ change: TextDocumentContentChange, encoding: PositionEncoding) {
    guard let range = change.range else { return replaceText(SourceText(change.text)) }
    let offsets = [range.start, range.end].map { offset(of: $0, in: encoding) }
    let (start, end) = (min(offsets[0], offsets[1]), max(offsets[0], offsets[1]))
    let bytes = text.bytes
    replaceText(SourceText(bytes[..<start] + change.text.utf8 + bytes[end...]))
  }
}
