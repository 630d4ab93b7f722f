import LanguageServerProtocol
import Routes
import SourceModel
import Workspace

/// What a request is answered from: the state when it was its turn.
struct Snapshot: Sendable {
  /// Of the program.
  let version: String
  let roots: [FilePath]
  let client: ClientProfile
  let documents: OpenDocuments
  let workspace: WorkspaceState
  let baseline: ConfiguredBaseline?
  let settings: WorkspaceSettings
  let watching: Watching
  /// The folder of a project that compiles the files of the roots and is not read; nil if nothing depends on it.
  let projectAbove: FilePath?
  /// Where the rules are explained; nil where that is not known.
  let rulesPage: String?
  let diagnosticsCache: DiagnosticsCache

  var index: RouteIndex { workspace.index }

  /// What stands at a place; nothing for documents outside the workspace, and where nothing there is about routes.
  func occurrences(at place: some PlaceInDocument) -> [Occurrence] {
    guard mayHoldOccurrence(at: place), let file = id(of: place.textDocument.uri) else { return [] }
    return index.allOccurrences(
      in: file, line: place.position.line, column: place.position.character, encoding: client.encoding)
  }

  /// What the user set for a document.
  func settings(for uri: DocumentURI) -> ClientSettings {
    path(of: uri).map(settings.settings) ?? settings.general
  }

  /// nil for what is not indexed.
  func id(of uri: DocumentURI) -> FileID? {
    path(of: uri).flatMap(workspace.id)
  }

  /// The document as it is open, or else as it is on disk, where it is a file of the workspace.
  func document(_ uri: DocumentURI) -> Document? {
    if let open = documents[uri] { return open }
    guard let text = path(of: uri).flatMap(workspace.textOnDisk) else { return nil }
    return Document(uri: uri, version: nil, text: text)
  }

  /// The same for a file of the index.
  func document(_ file: FileID) -> Document? {
    let path = workspace.path(of: file)
    if let open = documents[path] { return open }
    return workspace.textOnDisk(of: path).map { Document(uri: DocumentURI(path), version: nil, text: $0) }
  }

  func location(of site: Site) -> Location {
    Location(uri: uri(of: site.file), range: client.range(of: site.range))
  }

  /// nil where there is nothing to show.
  func locations(of sites: [Site]) -> [Location]? {
    sites.isEmpty ? nil : sites.map(location)
  }

  /// As the client spells it where the document is open.
  func uri(of file: FileID) -> DocumentURI {
    uri(of: workspace.path(of: file))
  }

  func uri(of path: FilePath) -> DocumentURI {
    documents[path]?.uri ?? DocumentURI(path)
  }

  /// How the document is called where diagnostics are told.
  func published(_ uri: DocumentURI) -> DocumentURI {
    path(of: uri).map { self.uri(of: $0) } ?? uri
  }

  /// Asks the file system only about documents that are not open.
  private func path(of uri: DocumentURI) -> FilePath? {
    if let open = documents[uri] { return open.path }
    return uri.path.map(workspace.spelling)
  }
}
