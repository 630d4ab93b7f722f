import JSON
import LanguageServerProtocol
import Routes

/// Tells of a completion that the user looks at what hovering says of it, as of now.
enum CompletionResolveHandler: RequestHandler {
  /// The item with its documentation; as it was if it has no data of this server's.
  static func answer(_ request: CompletionResolveRequest, in snapshot: Snapshot) -> JSONValue {
    guard let data = request.item["data"],
      let subject = OfferedSubject.subject(of: data, among: snapshot.index.systems),
      let summary = snapshot.index.summary(of: subject),
      let text = try? JSONValue(
        encoding: snapshot.text(
          of: [summary], documentation: snapshot.documentation(of: [subject]),
          as: snapshot.client.documentationFormat)),
      case .object(var item) = request.item
    else { return request.item }
    item["documentation"] = text
    return .object(item)
  }
}
