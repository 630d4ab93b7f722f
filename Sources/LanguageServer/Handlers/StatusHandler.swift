import LanguageServerProtocol
import Routes
import RoutingSystems

/// For status lines, and for people who wonder why an answer is what it is.
enum StatusHandler: RequestHandler {
  static func answer(_ request: StatusRequest, in snapshot: Snapshot) -> WorkspaceStatus {
    let index = snapshot.index
    let counts = RouteCounts(index.routes)
    return WorkspaceStatus(
      version: snapshot.version, folders: snapshot.roots.map { DocumentURI($0) }, files: index.fileCount,
      parsedFiles: index.parsedFileCount, routes: counts.routes, routers: index.routers.count,
      lookUps: counts.lookUps, unregistered: counts.unregistered, unknown: counts.unknown,
      world: index.world.extent.rawValue, worldReason: index.world.reason,
      skipped: index.skipped.map { SkippedFile(uri: snapshot.uri(of: $0.file), reason: $0.reason) },
      settingMistakes: snapshot.settings.mistakes,
      diagnostics: snapshot.client.diagnostics.isPulling ? "pulled" : "pushed",
      problems: snapshot.problems,
      watching: snapshot.watching.rawValue, projectAbove: snapshot.projectAbove.map { DocumentURI($0) })
  }
}

extension Snapshot {
  /// The errors outside of the code that make answers worse.
  var problems: [SkippedFile] {
    let mistakes = workspace.configuration.mistakes.flatMap { mistakes in
      mistakes.all.map { SkippedFile(uri: uri(of: mistakes.file), reason: $0.message) }
    }
    let inBaseline = baseline?.mistake.map { SkippedFile(uri: uri(of: $0.file), reason: $0.message) }
    return mistakes + [inBaseline].compactMap(\.self)
      + workspace.projectProblems.map { SkippedFile(uri: uri(of: $0.path), reason: $0.reason.words) }
  }
}
