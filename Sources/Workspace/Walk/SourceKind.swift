import InterfaceFrontend
import SourceModel

/// How a file's content is read, by its name.
enum SourceKind: Sendable {
  case source(any Frontend.Type)
  /// A document of Interface Builder.
  case document
  /// A language that routes are written in, and that no front end reads.
  case foreign

  private static let foreignExtensions: Set<String> = ["M", "def", "hh", "hpp", "hxx", "inc", "inl", "ipp"]

  /// False for documents, which an application holds as resources.
  var isCode: Bool {
    if case .document = self { false } else { true }
  }

  /// nil for files that are not read.
  init?(_ path: FilePath) {
    self.init(name: path.name)
  }

  init?(name: ArraySlice<UInt8>) {
    guard let suffix = name.fileExtension, let kind = Self.byExtension[Array(suffix)] else { return nil }
    self = kind
  }

  private static let byExtension: [[UInt8]: SourceKind] = {
    let foreign = foreignExtensions.map { (Array($0.utf8), SourceKind.foreign) }
    let read = Frontends.all.flatMap { frontend in
      frontend.fileExtensions.map { (Array($0.utf8), SourceKind.source(frontend)) }
    }
    let documents = InterfaceFrontend.fileExtensions.map { (Array($0.utf8), SourceKind.document) }
    return Dictionary(foreign + documents + read) { $1 }
  }()
}
