import JSON
import LanguageServerProtocol
import Routes

/// Counts when a lens comes into view, as of now.
enum CodeLensResolveHandler: RequestHandler {
  /// `CodeLensHandler` says so along with its own.
  static func advertise(in capabilities: inout ServerCapabilities) {}

  static func answer(_ request: CodeLensResolveRequest, in snapshot: Snapshot) throws -> CodeLens {
    var lens = request.lens
    guard let data = try? lens.data?.decode(LensData.self) else {
      throw ResponseError(.invalidParams, "The lens is not one of Waymark's.")
    }
    guard let occurrence = snapshot.occurrences(at: data).first(where: { $0.subject.description == data.subject })
    else {
      throw ResponseError(.contentModified, "The document has changed since the lens was made.")
    }
    let count = snapshot.index.count(data.count, of: occurrence)
    let locations = count.sites.map(snapshot.location)
    lens.command = Command(
      title: count.words, command: snapshot.client.referencesCommand ?? OpenReferencesCommand.name,
      arguments: [
        .string(data.textDocument.uri.text), try JSONValue(encoding: data.position), try JSONValue(encoding: locations),
      ])
    return lens
  }
}

/// What a lens is about.
struct LensData: PlaceInDocument, Codable {
  var textDocument: TextDocumentIdentifier
  var position: DocumentPosition
  /// Tells the subjects of one place apart.
  var subject: String
  var count: Lens.Count
}
