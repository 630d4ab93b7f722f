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
    let bytes = text.bytes
    let (before, after) = (bytes.prefix(offset), bytes.dropFirst(offset))
    if before.last.map(Self.isOfName) == true || after.first.map(Self.isOfName) == true { return true }
    let start = before.lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? before.startIndex
    return before[start...].contains(Self.quotationMark)
      && after.prefix { !Self.isLineEnd($0) }.contains(Self.quotationMark)
  }

  private static let quotationMark = UInt8(ascii: "\"")

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
