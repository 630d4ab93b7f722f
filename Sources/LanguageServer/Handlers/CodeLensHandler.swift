import JSON
import LanguageServerProtocol
import Routes
import SourceModel

/// How often routes and routers are looked up, above the lines that declare and register them.
enum CodeLensHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.codeLensProvider = CodeLensOptions(resolveProvider: true)
  }

  static func answer(_ request: CodeLensRequest, in snapshot: Snapshot) throws -> [CodeLens]? {
    guard let file = snapshot.id(of: request.textDocument.uri) else { return nil }
    let lenses = snapshot.index.lenses(in: file)
    return lenses.isEmpty ? nil : try lenses.map { try snapshot.codeLens($0, in: request.textDocument) }
  }
}

extension Snapshot {
  /// A lens may not leave its line.
  fileprivate func codeLens(_ lens: Lens, in document: TextDocumentIdentifier) throws -> CodeLens {
    var range = client.range(of: lens.range)
    if range.end.line != range.start.line { range.end = range.start }
    var data = LensData(textDocument: document, position: range.start)
    switch lens.content {
    case .count(let count, of: let subject): (data.count, data.subject) = (count, subject.description)
    case .places(let count): data.noun = count.noun
    }
    return CodeLens(range: range, data: try JSONValue(encoding: data))
  }
}
