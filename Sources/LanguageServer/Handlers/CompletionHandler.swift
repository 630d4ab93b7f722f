import LanguageServerProtocol
import Routes
import SourceModel
import SwiftFrontend

/// Offers the protocols of the right kind in `RoutableView<…>` and its sisters, and nothing anywhere else.
enum CompletionHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.completionProvider = CompletionOptions(triggerCharacters: ["<"])
  }

  /// Clients ask at every `<`: for those that are no route's, nothing is read or linked.
  static func needsIndex(_ request: CompletionRequest, in snapshot: Snapshot) -> Bool {
    guard let document = snapshot.documents[request.textDocument.uri] else { return true }
    return argument(in: document, at: request.position, snapshot) != nil
  }

  static func answer(_ request: CompletionRequest, in snapshot: Snapshot) -> CompletionList? {
    guard let document = snapshot.document(request.textDocument.uri),
      let argument = argument(in: document, at: request.position, snapshot),
      let kind = Dialects.routableTypes[argument.type], snapshot.index.hasTrigger
    else { return nil }
    let word = document.lines.range(from: argument.word.lowerBound, to: argument.word.upperBound, in: document.text)
    let items = RouteCompletion.all(of: kind, afterOthers: argument.continuesComposition, in: snapshot.index)
    return CompletionList(
      isIncomplete: false,
      items: items.map { $0.item(replacing: snapshot.client.range(of: word), for: snapshot.client) })
  }

  private static func argument(
    in document: Document, at position: DocumentPosition, _ snapshot: Snapshot
  ) -> GenericArgument? {
    let offset = document.offset(of: position, in: snapshot.client.encoding)
    return GenericArgument(at: offset, in: document.text, ofAny: Set(Dialects.routableTypes.keys))
  }
}
