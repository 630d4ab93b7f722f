import LanguageServerProtocol
import SourceModel

extension RequestHandler where Request: PlaceRequest {
  /// Where an open document has no word and no string, nothing is read or linked.
  static func needsIndex(_ request: Request, in snapshot: Snapshot) -> Bool {
    snapshot.mayHoldOccurrence(at: request)
  }
}

extension Snapshot {
  /// False only where no route, router or text can be spelled at a place of an open document.
  func mayHoldOccurrence(at place: some PlaceInDocument) -> Bool {
    guard let document = documents[place.textDocument.uri] else { return true }
    return document.hasWord(at: document.offset(of: place.position, in: client.encoding))
  }
}

extension Document {
  /// Whether a name touches an offset, or quotation marks stand on both sides in its line.
  fileprivate func hasWord(at offset: Int) -> Bool {
    if word(at: offset) != nil { return true }
    return line(before: offset).contains(Self.quotationMark) && line(after: offset).contains(Self.quotationMark)
  }

  private static let quotationMark = UInt8(ascii: "\"")
}
