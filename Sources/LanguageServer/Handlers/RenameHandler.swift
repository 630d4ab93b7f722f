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
    switch snapshot.occurrences(at: request).first?.subject {
    case .route(let key) where key.space.naming != .type:
      throw ResponseError(
        .requestFailed, "More than one URL pattern, or none, matches this URL, so the rename is ambiguous.")
    case nil, .route, .router, .destination, .member: return nil
    }
  }
}

extension Snapshot {
  /// What can be renamed at a place, and where it stands there.
  func renaming(at place: some PlaceRequest) -> (renaming: TextRenaming, range: SourceRange)? {
    occurrences(at: place).lazy.compactMap { occurrence in
      TextRenaming(occurrence.subject, in: index).map { ($0, occurrence.range) }
    }.first
  }
}
