import LanguageServerProtocol
import Workspace

/// The documents that the client has open: files of the workspace, and what is on no disk, such as `untitled:Untitled-1`.
struct OpenDocuments: Sendable {
  private var documents: [DocumentURI: Document] = [:]

  subscript(uri: DocumentURI) -> Document? {
    get { documents[uri] }
    set { documents[uri] = newValue }
  }

  var all: some Collection<Document> { documents.values }
}

extension DocumentURI {
  /// The file it names; nil for other things, and for paths that leave their folder through `..`.
  var path: FilePath? {
    guard let path = filePath.map({ FilePath(bytes: $0) }) else { return nil }
    let names = path.components.map { String(decoding: $0, as: UTF8.self) }
    return names.contains("..") || names.contains(".") ? nil : path
  }

  init(_ path: FilePath) {
    self.init(filePath: path.bytes)
  }
}
