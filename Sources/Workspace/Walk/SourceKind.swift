import SourceModel

/// How a file's content is read, by its name.
enum SourceKind: Sendable {
  case source(any Frontend.Type)
  /// A language that routes are written in, and that no front end reads.
  case foreign

  private static let foreignExtensions: Set<String> = ["M", "def", "hh", "hpp", "hxx", "inc", "inl", "ipp"]

  /// nil for files that hold no source.
  init?(_ path: FilePath) {
    if let frontend = Frontends.frontend(of: path) {
      self = .source(frontend)
    } else if path.fileExtension.map(Self.foreignExtensions.contains) == true {
      self = .foreign
    } else {
      return nil
    }
  }
}
