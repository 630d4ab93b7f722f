import JSON
import LanguageServerProtocol
import SourceModel

/// The client's documents, computed literally as the protocol says, from arrays of scalars. Shares no
/// code with the documents of the session.
struct ModelDocuments: Sendable {
  /// nil if the text that the client has is not known.
  private var texts: [DocumentURI: ModelText?] = [:]

  mutating func apply(_ method: String, _ params: JSONValue?, in encoding: PositionEncoding) {
    switch method {
    case DidOpenTextDocumentNotification.method:
      guard let item = try? DidOpenTextDocumentNotification(params: params).textDocument else { return }
      texts[item.uri] = ModelText(item.text)
    case DidChangeTextDocumentNotification.method:
      guard let uri = params?["textDocument"]?["uri"]?.string.map({ DocumentURI($0) }), let text = texts[uri] else {
        return
      }
      let changes = try? DidChangeTextDocumentNotification(params: params).contentChanges
      texts[uri] = .some(changes.flatMap { Self.text(text, after: $0, in: encoding) })
    case DidCloseTextDocumentNotification.method:
      guard let uri = try? DidCloseTextDocumentNotification(params: params).textDocument.uri else { return }
      texts[uri] = nil
    default: return
    }
  }

  private static func text(
    _ text: ModelText?, after changes: [TextDocumentContentChange], in encoding: PositionEncoding
  ) -> ModelText? {
    changes.reduce(text) { text, change in
      guard let range = change.range else { return ModelText(change.text) }
      return text?.replacing(range, with: change.text, in: encoding)
    }
  }

  /// Descriptions of the differences, one for each document.
  func differences(from documents: [DocumentURI: SourceText]) -> [String] {
    let wrong = texts.filter { uri, text in
      guard let text, let document = documents[uri] else { return false }
      return !document.bytes.elementsEqual(text.bytes)
    }
    return Set(documents.keys).symmetricDifference(texts.keys).map { "\($0.text) is open on one side only" }
      + wrong.keys.map { "the text of \($0.text) is not the client's" }
  }
}

/// A text as LSP 3.17 sees it (Position): lines end with `\n`, `\r\n` or `\r`.
private struct ModelText {
  private var scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  var bytes: some Sequence<UInt8> { scalars.lazy.flatMap { Array(String($0).utf8) } }

  func replacing(_ range: DocumentRange, with text: String, in encoding: PositionEncoding) -> ModelText {
    let ends = [index(of: range.start, in: encoding), index(of: range.end, in: encoding)].sorted()
    return ModelText(Array(scalars[..<ends[0]]) + Array(text.unicodeScalars) + Array(scalars[ends[1]...]))
  }

  /// A place behind a line is its end; one inside a character is its beginning.
  private func index(of position: DocumentPosition, in encoding: PositionEncoding) -> Int {
    var (index, line) = (0, 0)
    while line < position.line, index < scalars.count {
      if isBreak(at: index) { line += 1 }
      index += 1
    }
    var column = 0
    while line == position.line, index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" {
      column += Self.units(of: scalars[index], in: encoding)
      guard column <= position.character else { return index }
      index += 1
    }
    return index
  }

  /// Whether a line begins behind the scalar.
  private func isBreak(at index: Int) -> Bool {
    scalars[index] == "\n" || scalars[index] == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
  }

  private static func units(of scalar: Unicode.Scalar, in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }
}
