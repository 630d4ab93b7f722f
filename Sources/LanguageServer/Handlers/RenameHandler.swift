import LanguageServerProtocol
import Routes
import SourceModel

/// Renames identifiers and URL patterns wherever they are registered and looked up.
enum RenameHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities, for client: ClientProfile) {
    capabilities.renameProvider = client.edits.preparesRenames ? .preparing() : .plain
  }

  static func answer(_ request: RenameRequest, in snapshot: Snapshot) throws -> WorkspaceEdit? {
    guard let (renaming, _) = snapshot.renaming(at: request) else {
      guard let first = snapshot.occurrences(at: request).first else { return nil }
      throw ResponseError(.requestFailed, refusal(of: first.subject))
    }
    do throws(RenameRefusal) {
      let edits = try renaming.edits(to: request.newName, with: RepairBench(snapshot))
      return snapshot.workspaceEdit(of: edits)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  private static func refusal(of subject: Occurrence.Subject) -> String {
    switch subject {
    case .route, .router, .destination:
      "Waymark renames identifiers and URL patterns. Protocols and classes are renamed by the language's own server."
    case .identifier, .url: "More than one URL pattern, or none, matches this URL, so the rename is ambiguous."
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
