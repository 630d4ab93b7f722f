import LanguageServerProtocol
import Routes
import RoutingSystems
import SourceModel
import Workspace

/// Offers what may be written where code or a document is about routes, and nothing anywhere else.
enum CompletionHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.completionProvider = CompletionOptions(
      triggerCharacters: ["\"", "(", "/", "<", "["], resolveProvider: true)
  }

  /// Returns false at a bracket without a route, where nothing is offered, and at each letter of a name that is looked
  /// up, which does not change the offers.
  static func needsIndex(_ request: CompletionRequest, in snapshot: Snapshot) -> Bool {
    guard let document = snapshot.documents[request.textDocument.uri] else { return true }
    guard let place = place(in: document, at: request.position, snapshot) else { return false }
    // A file that is open under two names has the text of one of them.
    guard place.context.isOfLookUp, let path = document.path, snapshot.documents[path]?.uri == document.uri
    else { return true }
    return !snapshot.workspace.isUpToDate(butForLettersOf: place.replaced, in: path)
  }

  static func answer(_ request: CompletionRequest, in snapshot: Snapshot) -> CompletionList? {
    guard let document = snapshot.document(request.textDocument.uri),
      let place = place(in: document, at: request.position, snapshot), snapshot.index.hasTrigger
    else { return nil }
    let replaced = document.lines.range(
      from: place.replaced.lowerBound, to: place.replaced.upperBound, in: document.text)
    let range = snapshot.client.range(of: replaced)
    let cursor = document.offset(of: request.position, in: snapshot.client.encoding)
    let start = min(place.replaced.lowerBound, cursor)
    let typed = String(decoding: document.text.bytes[start..<cursor], as: UTF8.self)
    var offers = place.context.offers(in: snapshot.index)
    if let file = snapshot.id(of: request.textDocument.uri) {
      offers = snapshot.index.fitting(offers, in: file, from: replaced.start)
    }
    let shortlist = OfferShortlist(
      snapshot.client.takesSnippets ? offers : offers.filter { $0.symbol != .call }, typed: typed)
    let items = shortlist.offers.map {
      snapshot.client.item(for: $0, detail: snapshot.index.detail(of: $0), replacing: range, typed: typed)
    }
    let defaults = snapshot.client.takesRangeOfList ? CompletionList.ItemDefaults(editRange: range) : nil
    return CompletionList(isIncomplete: shortlist.isCut, itemDefaults: defaults, items: items)
  }

  private static func place(
    in document: Document, at position: DocumentPosition, _ snapshot: Snapshot
  ) -> (replaced: Range<Int>, context: any CompletionContext)? {
    let offset = document.offset(of: position, in: snapshot.client.encoding)
    guard let cursor = Frontends.cursor(at: offset, in: document.text, of: document.path) else { return nil }
    let context = snapshot.index.systems.completionContext(
      at: cursor, calling: snapshot.workspace.configuration.functions)
    return context.map { ($0.replaced(at: cursor), $0) }
  }
}
