/// Waymark's own: what the server knows, and how it is told of changes. Has no parameters.
package struct StatusRequest: RequestParameters, Equatable {
  package typealias Response = WorkspaceStatus

  package static let method = "waymark/status"

  package init() {}
}

/// The summary of `waymark scan --format json`, and what only a server has.
package struct WorkspaceStatus: Codable, Equatable, Sendable {
  package var version: String
  /// The folders that are read.
  package var folders: [DocumentURI]
  package var files: Int
  package var parsedFiles: Int
  package var routes: Int
  package var routers: Int
  package var lookUps: Int
  package var unregistered: Int
  package var unknown: Int
  /// `closed` or `open`.
  package var world: String
  package var worldReason: String
  /// Files of which the content is not known, with the reason.
  package var skipped: [SkippedFile]
  /// Settings of the editor that are left out, in words.
  package var settingMistakes: [String]
  /// Mistakes in the tree's configuration, and projects that cannot be read.
  package var problems: [SkippedFile]
  /// `pulled` or `pushed`.
  package var diagnostics: String
  /// Who watches the files on disk: `client`, `server`, or the server `partly`.
  package var watching: String
  /// The folder of a project that compiles the files of the folders and is not read.
  package var projectAbove: DocumentURI?

  package init(
    version: String, folders: [DocumentURI], files: Int, parsedFiles: Int, routes: Int, routers: Int, lookUps: Int,
    unregistered: Int, unknown: Int, world: String, worldReason: String, skipped: [SkippedFile],
    settingMistakes: [String], diagnostics: String, problems: [SkippedFile], watching: String,
    projectAbove: DocumentURI?
  ) {
    self.version = version
    self.folders = folders
    self.files = files
    self.parsedFiles = parsedFiles
    self.routes = routes
    self.routers = routers
    self.lookUps = lookUps
    self.unregistered = unregistered
    self.unknown = unknown
    self.world = world
    self.worldReason = worldReason
    self.skipped = skipped
    self.settingMistakes = settingMistakes
    self.diagnostics = diagnostics
    self.problems = problems
    self.watching = watching
    self.projectAbove = projectAbove
  }
}

/// A file of which the content, or a part of it, is not known.
package struct SkippedFile: Codable, Equatable, Sendable {
  package var uri: DocumentURI
  package var reason: String

  package init(uri: DocumentURI, reason: String) {
    self.uri = uri
    self.reason = reason
  }
}
