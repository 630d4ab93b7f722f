import LanguageServerProtocol
import Routes
import SourceModel

/// Tells of a completion that the user looks at: where it is declared and registered, as of now.
enum CompletionResolveHandler: RequestHandler {
  static func answer(_ request: CompletionResolveRequest, in snapshot: Snapshot) -> CompletionItem {
    var item = request.item
    guard let data = item.data, let subject = try? data.decode(OfferedSubject.self).subject else { return item }
    let notes = snapshot.index.notes(on: subject)
    guard !notes.isEmpty else { return item }
    let format = snapshot.client.documentationFormat
    let lines = [item.detail].compactMap { $0 } + notes.map { line(of: $0, format, in: snapshot) }
    item.documentation = MarkupContent(kind: format, value: lines.joined(separator: "\n\n"))
    return item
  }

  private static func line(of note: RouteNote, _ format: MarkupKind, in snapshot: Snapshot) -> String {
    guard let site = note.site else { return note.words }
    let (path, line) = (snapshot.workspace.path(of: site.file), site.range.start.line + 1)
    let place = "\(String(decoding: path.name, as: UTF8.self)):\(line)"
    guard format == .markdown else { return "\(note.words) \(place)" }
    return "\(note.words) [\(place)](\(snapshot.uri(of: path).text)#L\(line))"
  }
}
