import LanguageServerProtocol
import Routes
import SourceModel

/// Renames identifiers and URL patterns wherever they are registered and looked up.
enum RenameHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities, for client: ClientProfile) {
    capabilities.renameProvider = client.edits.preparesRenames ? .preparing() : .plain
  }

  static func answer(_ request: RenameRequest, in snapshot: Snapshot) throws -> WorkspaceEdit? {
    guard let (renaming, _) = snapshot.renaming(at: request) else { return try nothing(at: request, in: snapshot) }
    do throws(RenameRefusal) {
      let edits = try renaming.edits(to: request.newName, with: FixEnvironment(snapshot))
      return snapshot.workspaceEdit(of: edits)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  /// Returns nil for protocols and classes: the language's own server renames them, and an editor
  /// that asks both servers would show an error beside its answer.
  private static func nothing(at request: RenameRequest, in snapshot: Snapshot) throws -> WorkspaceEdit? {
    guard let occurrence = snapshot.quotedOccurrences(at: request).first else { return nil }
    switch occurrence.subject {
    case .route(let key) where key.space.table.namesFiles:
      throw ResponseError(.requestFailed, "'\(key.name)' is the name of a file, which Waymark does not rename.")
    case .route(let key) where key.space.naming != .type:
      throw ResponseError(
        .requestFailed, "More than one URL pattern, or none, matches this URL, so the rename is ambiguous.")
    case .route, .router, .destination, .member: return nil
    }
  }
}

extension Snapshot {
  /// What can be renamed at a place, and where it stands there: a text, not the name of a constant that stands for one.
  func renaming(at place: some PlaceRequest) -> (renaming: TextRenaming, range: SourceRange)? {
    quotedOccurrences(at: place).lazy.compactMap { occurrence in
      TextRenaming(occurrence.subject, in: index).map { ($0, occurrence.range) }
    }.first
  }

  fileprivate func quotedOccurrences(at place: some PlaceRequest) -> [Occurrence] {
    guard let file = id(of: place.textDocument.uri), let page = FixEnvironment(self).page(file) else { return [] }
    return occurrences(at: place).filter { page.isQuoted($0.range) }
  }
}
