import LanguageServerProtocol
import Routes

/// Only identifiers and URL patterns: names of code are what the language's own server renames.
enum PrepareRenameHandler: RequestHandler {
  static func answer(_ request: PrepareRenameRequest, in snapshot: Snapshot) -> PreparedRename? {
    snapshot.renaming(at: request).map { renaming, range in
      PreparedRename(range: snapshot.client.range(of: range), placeholder: renaming.value)
    }
  }
}
