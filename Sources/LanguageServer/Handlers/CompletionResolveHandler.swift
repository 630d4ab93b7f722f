import LanguageServerProtocol
import Routes

/// Tells of a completion that the user looks at what hovering says of it, as of now.
enum CompletionResolveHandler: RequestHandler {
  static func answer(_ request: CompletionResolveRequest, in snapshot: Snapshot) -> CompletionItem {
    var item = request.item
    guard let data = item.data, let subject = OfferedSubject.subject(of: data, among: snapshot.index.systems),
      let summary = snapshot.index.summary(of: subject)
    else { return item }
    item.documentation = snapshot.text(
      of: [summary], documentation: snapshot.documentation(of: [subject]), as: snapshot.client.documentationFormat)
    return item
  }
}
