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
    guard let count = snapshot.count(data) else {
      throw ResponseError(.contentModified, "The document has changed since the lens was made.")
    }
    let locations = count.sites.map(snapshot.location)
    lens.command = Command(
      title: count.words, command: snapshot.client.referencesCommand ?? OpenReferencesCommand.name,
      arguments: [
        .string(data.textDocument.uri.text), try JSONValue(encoding: data.position), try JSONValue(encoding: locations),
      ])
    return lens
  }
}

extension Snapshot {
  /// nil if what the lens is about is not at its place.
  fileprivate func count(_ data: LensData) -> (words: String, sites: [Site])? {
    guard let count = data.count else {
      let counts = id(of: data.textDocument.uri).map { index.placeCounts(in: $0).map(\.count) } ?? []
      let count = counts.first { $0.noun == data.noun && client.range(of: $0.range).start == data.position }
      return count.map { ($0.words, $0.sites) }
    }
    let occurrence = occurrences(at: data).first { $0.subject.description == data.subject }
    return occurrence.map { index.count(count, of: $0) }
  }
}

/// What a lens is about.
struct LensData: PlaceInDocument, Codable {
  var textDocument: TextDocumentIdentifier
  var position: DocumentPosition
  /// Tells the subjects of one place apart.
  var subject: String?
  var count: Lens.Count?
  /// What a system counts, instead of a subject.
  var noun: String?
}
